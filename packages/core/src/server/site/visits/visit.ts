import type { BlockForm, Posted } from '#contract/post.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { BlockView, LoadedBlock, LoadedTitle } from '../page-view.ts';

/** The facts about one visitor that the loader of a block made for them reads. */
export interface VisitFacts {
  readonly actor: Actor;
  /** The values that the block reads of the address. */
  readonly query: Readonly<Record<string, string>>;
  /** The value of the block's own cookie. */
  readonly cookie: string | undefined;
  readonly posted: Posted | undefined;
}

/** A title that the loader of a block said. */
export interface SaidTitle extends LoadedTitle {
  readonly pluginID: string;
}

/** One visitor's look at a page: what is drawn for them alone is made of it, and kept nowhere. */
export interface Visit {
  /** The data of a block that is made for each visitor. */
  load(block: BlockView): Promise<LoadedBlock>;
  /** The form of a block that answers posts. */
  form(block: BlockView): BlockForm;
  /** What a block that is made for each visitor reads of the address. */
  query(block: BlockView): Readonly<Record<string, string>>;
  /** What became of the post for which the page is shown again; undefined for every other block. */
  posted(key: string): Posted | undefined;
  /** The title in place of the page's own, of the handler of a post; undefined where that stays. */
  readonly title: string | undefined;
  /** Whether what was posted was refused, which the title says before all else. */
  readonly isRefused: boolean;
  /** The title of the first of the loaders, in their order on the page, that said one by now. */
  said(order: readonly string[]): SaidTitle | undefined;
  /** The block whose loader said by now that no other block of the page is drawn. */
  alone(): string | undefined;
}
