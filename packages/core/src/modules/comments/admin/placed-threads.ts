import { allKeys } from '../../pages/edits/place.ts';
import { nameOfBlock } from '../../pages/admin/editor/public.ts';
import type { EditorDocument, Registry } from '../../pages/admin/editor/public.ts';
import type { CommentThread } from '../comments.calls.ts';
import { hasField, textsOf } from './block-texts.ts';
import { placeOf } from './place-of.ts';
import type { CommentPlace } from './place-of.ts';

/** A thread at its place on the page as it is now. */
export interface PlacedThread {
  readonly thread: CommentThread;
  readonly place: CommentPlace;
  /** What its block is called; undefined where it stands with the page. */
  readonly blockName: string | undefined;
}

const rankOf = (place: CommentPlace): number => ('rank' in place ? place.rank : -1);

/** Threads in the order in which a person meets their places: those of the page, then block by block from the top. */
export function placedThreads(
  threads: readonly CommentThread[],
  { registry, document }: { readonly registry: Registry; readonly document: EditorDocument },
): readonly PlacedThread[] {
  const order = new Map(allKeys(document).map((key, index) => [key, index]));
  return threads
    .map((thread): PlacedThread & { readonly at: number } => {
      const { blockKey } = thread;
      const block = blockKey !== null && Object.hasOwn(document.blocks, blockKey) ? document.blocks[blockKey] : undefined;
      const place = placeOf(thread, {
        texts: block && textsOf(registry, block),
        hasField: (property) => block !== undefined && hasField(block, property),
      });
      const at = place.kind === 'page' ? -1 : (order.get(blockKey ?? '') ?? 0);
      return { thread, place, blockName: block && nameOfBlock(registry, block), at };
    })
    .sort((one, other) => one.at - other.at || rankOf(one.place) - rankOf(other.place));
}
