import type { Context } from 'koa';
import { isDatabaseAway } from '../database/is-away.ts';
import type { FailureCopies } from './failure-copies.ts';
import { failurePage } from './failure-page.ts';
import type { FailureFacts, FailureKind } from './failure-page.ts';
import type { SiteApp } from './site-app.ts';

/** Answers with pages of its own where there is none to show. */
export interface FailureSender {
  /** That no page can be made for a moment, or that something is wrong. */
  failure(ctx: Context, error: unknown): void;
  /** That a request was refused, and why. */
  refusal(ctx: Context, status: number, kind: FailureKind): void;
}

interface Options extends Omit<FailureFacts, 'kind' | 'path' | 'requestID'> {
  readonly copies: FailureCopies;
  readonly log: SiteApp['log'];
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds after which a client may try again. */
  readonly retryAfter: number;
}

export function createFailureSender({ copies, log, headers, retryAfter, ...facts }: Options): FailureSender {
  function refusal(ctx: Context, status: number, kind: FailureKind): void {
    ctx.state.kind = 'page';
    ctx.status = status;
    ctx.set({ ...headers, 'cache-control': 'no-store' });
    ctx.type = 'text/html; charset=utf-8';
    const own = kind === 'away' ? copies.of(ctx.path) : undefined;
    ctx.body = own ?? failurePage({ ...facts, kind, path: ctx.path, requestID: String(ctx.state.requestID) });
  }
  return {
    refusal,
    failure(ctx, error) {
      const isAway = isDatabaseAway(error);
      log.error({ err: error, requestID: String(ctx.state.requestID) }, 'a page could not be made');
      if (isAway) ctx.set('retry-after', String(retryAfter / 1000));
      refusal(ctx, isAway ? 503 : 500, 'away');
    },
  };
}
