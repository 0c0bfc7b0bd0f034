import type { Context } from 'koa';
import { cacheTags } from '../kernel/invalidations.ts';
import { defineServiceKey } from '../kernel/service.ts';
import type { FoundPage, PageStore } from './page-store.ts';

/** An answer of a route, with what it depends on. */
export interface KeptAnswer {
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  readonly tags: ReadonlySet<string>;
}

/** The place in the cache of pages for answers of routes: they get their ETag, their compressed copies and their keys there. */
export interface AnswerCache {
  /** Answers a call from the cache, or with what `make` makes, once for all who ask meanwhile. */
  serve(ctx: Context, make: () => Promise<KeptAnswer>): Promise<void>;
}

export const answerCache = defineServiceKey<AnswerCache>('site/answer-cache');

/** Keeps answers of routes in a store of pages. `send` sends what every visitor gets. */
export function createAnswerCache(store: PageStore, send: (ctx: Context, found: FoundPage) => void): AnswerCache {
  const keep = (path: string, answer: KeptAnswer, since: number): FoundPage => {
    // So that it can be asked for by its address that it be made anew.
    const tags = new Set([...answer.tags, cacheTags.path(path)]);
    return store.keep(path, { ...answer, tags, status: 200, readable: {}, isComplete: true, isKept: true }, since);
  };
  return {
    async serve(ctx, make) {
      const { path } = ctx;
      const found = store.kept(path) ?? (await store.once(path, async (since) => keep(path, await make(), since)));
      if (found.kind === 'page') send(ctx, found);
    },
  };
}
