import type { Context } from 'koa';
import { defineServiceKey } from '../kernel/service.ts';

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
