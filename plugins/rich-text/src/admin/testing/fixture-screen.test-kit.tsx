import type { ControlProps } from '@lectern/core/admin';
import { useLayoutEffect, useMemo, useReducer } from 'react';
import { richText } from '../../document/rich-text-field.ts';
import { toMarkdown } from '../../document/to-markdown.ts';
import type { RichText } from '../../document/rich-text.types.ts';
import RichTextControl from '../rich-text-control.tsx';
import { mapNode, regionNode } from './planner.test-kit.ts';

/** The state that a test sets before the page runs, and reads while it does. */
export interface FixtureState {
  initial: unknown;
  field?: Partial<ControlProps<RichText>['editor']> | null;
  errors?: readonly string[];
  isReadOnly?: boolean;
  value: unknown;
  markdown: string;
  changes: number;
  /** Gives the text another value from outside. */
  load?: (value: unknown) => void;
}

interface State {
  readonly past: readonly unknown[];
  readonly now: unknown;
  readonly future: readonly unknown[];
}

type Action = { readonly set: unknown } | { readonly load: unknown } | 'undo' | 'redo';

function step(state: State, action: Action): State {
  if (typeof action === 'object')
    return 'load' in action
      ? { past: [], now: action.load, future: [] }
      : { past: [...state.past, state.now], now: action.set, future: [] };
  if (action === 'undo') {
    if (state.past.length === 0) return state;
    return { past: state.past.slice(0, -1), now: state.past.at(-1), future: [state.now, ...state.future] };
  }
  const [next, ...future] = state.future;
  return state.future.length === 0 ? state : { past: [...state.past, state.now], now: next, future };
}

declare global {
  interface Window {
    fixture: FixtureState;
  }
}

const { editor: declared } = richText({ label: 'Text', required: true, nodes: [mapNode, regionNode] });

/** A page with one history for everything on it, as the page editor has. */
export default function FixtureScreen() {
  const { fixture } = window;
  const [state, dispatch] = useReducer(step, { past: [], now: fixture.initial, future: [] });
  const history = useMemo(() => ({ undo: () => dispatch('undo'), redo: () => dispatch('redo'), endStep: () => undefined }), []);
  useLayoutEffect(() => {
    fixture.value = state.now;
    fixture.markdown = toMarkdown(state.now, { link: (to) => ('href' in to ? to.href : 'page' in to ? to.page : to.file) });
    fixture.load = (value) => dispatch({ load: value });
  }, [fixture, state.now]);
  const field = fixture.field === null ? undefined : { ...declared, ...fixture.field };
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
          fixture.changes += 1;
          dispatch({ set: value });
        }}
        errors={fixture.errors ?? []}
        errorsBelow={() => []}
        isReadOnly={fixture.isReadOnly ?? false}
        locale="nl-NL"
        history={history}
      />
      <button type="button" id="after">
        After
      </button>
    </main>
  );
}
