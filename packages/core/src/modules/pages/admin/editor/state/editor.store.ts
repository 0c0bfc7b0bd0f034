import type { EditorDocument } from './editor-document.ts';
import type { EditorAction } from './editor.actions.ts';
import { reduceEditor } from './editor.reducer.ts';
import { startEditor } from './editor-state.ts';
import type { EditorState } from './editor-state.ts';

/** The editor's state with its subscribers. Plain, so that saving works without React. */
export interface EditorStore {
  readonly get: () => EditorState;
  readonly dispatch: (action: EditorAction) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createEditorStore(document: EditorDocument, now: () => number = Date.now): EditorStore {
  let state = startEditor(document);
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    dispatch(action) {
      const next = reduceEditor(state, action, now());
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
