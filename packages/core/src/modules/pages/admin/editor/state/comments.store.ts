import { createStore } from '#admin/ui/store/create-store.ts';
import type { WritableStore } from '#admin/ui/store/create-store.ts';

/** A part of a page that a comment is about; the page itself where no block is named. */
export interface CommentedPart {
  readonly blockKey?: string;
  /** A field of the block: `items.0.title`. */
  readonly property?: string;
  /** Words that stand there. */
  readonly quote?: string;
}

/** What is asked of the panel of comments: to come forward, to begin one, to show those about a block, or one by its id. */
export type CommentsRequest =
  | { readonly kind: 'all' }
  | { readonly kind: 'new'; readonly about: CommentedPart }
  | { readonly kind: 'block'; readonly key: string }
  | { readonly kind: 'one'; readonly id: string };

/** What the editor and the module that draws comments tell each other. */
export interface PageComments {
  /** Whether their panel stands beside the blocks. */
  readonly isShown: boolean;
  /** How many are open, by the keys of the blocks that they are about. */
  readonly open: ReadonlyMap<string, number>;
  /** Until the panel has done it. */
  readonly request: CommentsRequest | undefined;
}

export type CommentsStore = WritableStore<PageComments>;

/** `wanted`: the id of a comment to begin with; empty for all of them. */
export const createComments = (wanted: string | null): CommentsStore =>
  createStore<PageComments>({
    isShown: wanted !== null,
    open: new Map(),
    request: wanted === null ? undefined : wanted === '' ? { kind: 'all' } : { kind: 'one', id: wanted },
  });
