import { createStore } from '#admin/ui/store/create-store.ts';
import type { Store } from '#admin/ui/store/create-store.ts';
import type { EditorDocument } from './editor-document.ts';
import type { EditorAction } from './editor.actions.ts';
import { reduceEditor } from './editor.reducer.ts';
import { startEditor } from './editor-state.ts';
import type { EditorState } from './editor-state.ts';

/** The editor's state with its subscribers. Plain, so that saving works without React. */
export interface EditorStore extends Store<EditorState> {
  readonly dispatch: (action: EditorAction) => void;
}

/** `main`: the fields of own data that stand above the first block. */
export function createEditorStore(document: EditorDocument, main?: readonly string[]): EditorStore {
  const store = createStore(startEditor(document, main));
  return { ...store, dispatch: (action) => store.set(reduceEditor(store.get(), action, Date.now())) };
}
