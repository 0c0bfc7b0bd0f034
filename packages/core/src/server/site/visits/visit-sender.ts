import type { Context } from 'koa';
import { csrfToken } from '../../http/csrf.ts';
import { visitor } from '../../kernel/actor.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { FoundPage } from '../page-store.ts';
import type { PageView } from '../page-view.ts';
import type { PageRenderer } from '../render-page.ts';
import { sendVisit } from '../send-page.ts';
import { MissingAnswer } from '../source/missing-answer.ts';
import { readBlockCookie } from './block-cookie.ts';
import { createVisit } from './create-visit.ts';
import type { Looking, PostedTo, VisitParts } from './create-visit.ts';

/** Sends pages that are made for one visitor. */
export interface VisitSender {
  /**
   * A page that has gaps, filled for who asks. False where there is no such page for them. `since`: a mark of the renderer that
   * was taken before it was found.
   */
  filled(ctx: Context, found: FoundPage, options: { readonly cacheControl: string; readonly since: number }): Promise<boolean>;
  /** The page that a post was sent to, as one of its blocks shows what became of it. */
  again(ctx: Context, view: PageView, answer: { readonly post: PostedTo; readonly status: number }): Promise<void>;
}

interface Options extends VisitParts {
  readonly isSecure: boolean;
  readonly renderer: PageRenderer;
  readonly headers: Readonly<Record<string, string>>;
}

export function createVisitSender({ renderer, headers, isSecure, ...parts }: Options): VisitSender {
  const lookOf = (ctx: Context): Looking => ({
    actor: (ctx.state.actor as Actor | undefined) ?? visitor,
    search: ctx.search,
    cookieOf: (type) => readBlockCookie(ctx, { type, isSecure }),
  });
  const send = (ctx: Context, html: string, status: number, cacheControl: string): void =>
    sendVisit(ctx, html, {
      token: csrfToken(parts.signer, ctx.state.sessionKey as string | undefined),
      status,
      headers: { ...headers, 'cache-control': cacheControl },
    });
  return {
    async filled(ctx, { status, body, view }, { cacheControl, since }) {
      if (!view) throw new Error('A page with gaps was kept without its view.');
      const visit = createVisit(parts, lookOf(ctx), { view, onNoIndex: () => ctx.set('x-robots-tag', 'noindex') });
      try {
        send(ctx, await renderer.visited(view, String(body), { visit, since }), status, cacheControl);
        return true;
      } catch (error) {
        if (error instanceof MissingAnswer) return false;
        throw error;
      }
    },
    async again(ctx, view, { post, status }) {
      const { html } = await renderer.page(view, { visit: createVisit(parts, lookOf(ctx), { view, post }) });
      send(ctx, html, status, 'private, no-store');
    },
  };
}
