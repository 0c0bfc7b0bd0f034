import { createContext, useContext } from 'react';
import { useStorePart } from '../../../../admin/ui/store/use-store.ts';
import type { Page } from '../../page.schema.ts';
import type { PeopleStore } from './state/people.store.ts';
import type { Registry } from './registry.ts';
import type { PageSaver } from './save/page-saver.ts';
import type { SaverState } from './save/saver-state.ts';
import type { EditorState } from './state/editor-state.ts';
import type { EditorStore } from './state/editor.store.ts';

/** The context of every part of the editor. */
export interface EditorContextValue {
  readonly store: EditorStore;
  readonly saver: PageSaver;
  /** Who else has the page open. */
  readonly people: PeopleStore;
  readonly registry: Registry;
  /** The page as it was loaded: what does not change here. */
  readonly page: Page;
  readonly isReadOnly: boolean;
}

export const EditorContext = createContext<EditorContextValue | null>(null);

export function useEditorContext(): EditorContextValue {
  const context = useContext(EditorContext);
  if (!context) throw new Error('This component stands outside the page editor.');
  return context;
}

/** A part of the editor's state. The selector must give the same value for the same state. */
export function useEditor<Value>(select: (state: EditorState) => Value): Value {
  const { store } = useEditorContext();
  return useStorePart(store, select);
}

export function useSaver<Value>(select: (state: SaverState) => Value): Value {
  const { saver } = useEditorContext();
  return useStorePart(saver, select);
}
