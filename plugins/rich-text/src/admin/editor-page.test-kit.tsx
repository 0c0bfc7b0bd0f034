import type { ControlProps } from '@lectern/core/admin';
import { StrictMode, useLayoutEffect, useReducer } from 'react';
import { createRoot } from 'react-dom/client';
import { toMarkdown } from '../document/to-markdown.ts';
import type { RichText } from '../document/rich-text.types.ts';
import RichTextControl from './rich-text-control.tsx';

/** What a test sets before the page runs, and reads while it does. */
export interface EditorPage {
  initial: unknown;
  field?: Partial<ControlProps<RichText>['editor']> | null;
  errors?: readonly string[];
  value: unknown;
  markdown: string;
  changes: number;
}

interface State {
  readonly past: readonly unknown[];
  readonly now: unknown;
  readonly future: readonly unknown[];
}

type Action = { readonly set: unknown } | 'undo' | 'redo';

function step(state: State, action: Action): State {
  if (typeof action === 'object') return { past: [...state.past, state.now], now: action.set, future: [] };
  if (action === 'undo') {
    if (state.past.length === 0) return state;
    return { past: state.past.slice(0, -1), now: state.past.at(-1), future: [state.now, ...state.future] };
  }
  const [next, ...future] = state.future;
  return state.future.length === 0 ? state : { past: [...state.past, state.now], now: next, future };
}

declare global {
  interface Window {
    editorPage: EditorPage;
  }
}

const page = window.editorPage;

/** A page with one history for everything on it, as the page editor has. */
function Page() {
  const [state, dispatch] = useReducer(step, { past: [], now: page.initial, future: [] });
  useLayoutEffect(() => {
    page.value = state.now;
    page.markdown = toMarkdown(state.now, { link: (to) => ('href' in to ? to.href : 'page' in to ? to.page : to.file) });
  }, [state.now]);
  const field = page.field === null ? undefined : { control: 'rich-text/editor', label: 'Text', required: true, ...page.field };
  return (
    <main>
      <h1>
        <a href="#before" id="before">
          Before
        </a>
      </h1>
      <RichTextControl
        id="body"
        editor={field as ControlProps<RichText>['editor']}
        value={state.now as RichText}
        onChange={(value) => {
          page.changes += 1;
          dispatch({ set: value });
        }}
        errors={page.errors ?? []}
        errorsBelow={() => []}
        isReadOnly={false}
        locale="nl-NL"
        history={{ undo: () => dispatch('undo'), redo: () => dispatch('redo') }}
      />
      <button type="button" id="after">
        After
      </button>
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
