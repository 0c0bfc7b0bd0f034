import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useStorePart } from '#admin/ui/store/use-store.ts';
import type { Page } from '#modules/pages/page.schema.ts';
import type { CommentsStore } from '../state/comments.store.ts';
import type { FoldedStore } from '../state/folded.store.ts';
import type { PeopleStore } from '../state/people.store.ts';
import type { UnreadStore } from '../state/unread.store.ts';
import type { Registry } from '../registry/registry.ts';
import type { Journal } from '../save/journal.ts';
import type { PageSaver } from '../save/page-saver.ts';
import type { SaverState } from '../save/saver-state.ts';
import type { BlockNews } from '../state/block-news.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { documentOf } from '../state/editor-state.ts';
import type { EditorState } from '../state/editor-state.ts';
import type { EditorStore } from '../state/editor.store.ts';
import type { Structure } from '../state/structure.ts';

/** The context of every part of the editor. */
export interface EditorContextValue {
  readonly store: EditorStore;
  readonly saver: PageSaver;
  /** What this device keeps until the server has it. */
  readonly journal: Pick<Journal, 'trouble'>;
  readonly blockNews: BlockNews;
  readonly structureOf: (document: EditorDocument) => Structure;
  /** Who else has the page open. */
  readonly people: PeopleStore;
  readonly unread: UnreadStore;
  readonly comments: CommentsStore;
  /** What this person folded away in the outline. */
  readonly folded: FoldedStore;
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

/**
 * A part of the editor's state that hangs on one block: asked for anew when that block was changed, selected or left, or
 * problems were found.
 */
export function useBlock<Value>(key: string, select: (state: EditorState) => Value): Value {
  const { store, blockNews } = useEditorContext();
  const subscribe = useCallback((listener: () => void) => blockNews.subscribe(key, listener), [blockNews, key]);
  return useSyncExternalStore(subscribe, () => select(store.get()));
}

/** The blocks with their places, the same object while only fields are written. What stands in a field is not read from it. */
export function useStructure(): Structure {
  const { structureOf } = useEditorContext();
  return useEditor((state) => structureOf(documentOf(state)));
}

export function useSaver<Value>(select: (state: SaverState) => Value): Value {
  const { saver } = useEditorContext();
  return useStorePart(saver, select);
}
