import type { Actor } from '#server/kernel/actor.ts';
import { defineServiceKey } from '#server/kernel/service.ts';

/** The port to pages: of which of them an actor may view drafts. */
export interface ViewablePages {
  /** SQL of a condition on rows of `lectern_page`. `put` takes a value and gives its placeholder. */
  condition(actor: Actor, put: (value: unknown) => string): string;
}

export const viewablePages = defineServiceKey<ViewablePages>('tags/viewable-pages');
