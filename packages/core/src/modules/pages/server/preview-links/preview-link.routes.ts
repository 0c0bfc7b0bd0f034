import type { Context } from 'koa';
import { route } from '#server/http/route.ts';
import type { RefusedCall } from '#server/http/route.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { limiter } from '#server/kernel/limiter.ts';
import { draftSource } from '#server/site/page-source.ts';
import { previewRenderer } from '#server/site/preview/preview-renderer.ts';
import { forPreviewOf } from '#modules/media/server/public.ts';
import { pageCalls } from '../../pages.calls.ts';
import { revokePreview } from './revoke-preview.command.ts';
import { sharePreview } from './share-preview.command.ts';
import { fail } from '../page/fail.ts';
import { Page } from '../page/page.entity.ts';
import { previewQueue } from '../preview/preview-queue.ts';
import { assertViewable, readVersion } from '../versions/read-version.ts';
import { listLinks } from './list-links.query.ts';
import { PreviewLink } from './preview-link.entity.ts';

/** Links that one person makes. */
const madeRule = { attempts: 30, minutes: 60 };
/** How often one link is opened: a room full of people, and no more. */
const openedRule = { attempts: 120, minutes: 10 };

function setHeaders(app: Lectern, ctx: Context): void {
  ctx.set(securityHeaders('shared', app.environment));
  // The address is the key: it goes to nobody else.
  ctx.set({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
  ctx.type = 'text/html; charset=utf-8';
}

const unknownCodes: ReadonlySet<string> = new Set(['V_04', 'V_05']);

/** Browsers get a page: 404 for a link that nobody knows, 410 for one that has ended. Whoever asks for JSON gets the codes. */
function refuseLink({ app, ctx, error }: RefusedCall): boolean {
  if (ctx.accepts('json', 'html') !== 'html') return false;
  const code = error.errors[0]?.code ?? '';
  const isEnded = unknownCodes.has(code) || code === 'G_70';
  if (error.retryAfter !== undefined) ctx.set('retry-after', String(error.retryAfter));
  ctx.status = isEnded ? (code === 'G_70' ? 410 : 404) : (app.errorCatalogue[code]?.status ?? 400);
  setHeaders(app, ctx);
  ctx.body = app.service(previewRenderer).refusal({
    kind: isEnded ? 'ended' : 'away',
    path: ctx.path,
    requestID: String(ctx.state.requestID),
  });
  return true;
}

export const previewLinkRoutes = [
  route(pageCalls.sharePreview, async ({ app, actor, params, body, run }) => {
    // Whoever is refused is not counted.
    await readVersion({ app, em: app.em() }, actor, params.id);
    await app.service(limiter).take('pages:preview-link', String(userIDOf(actor) ?? fail('signedOut')), madeRule);
    const { id, token, endsAt } = await run(sharePreview, { id: params.id, hours: body.hours });
    return { data: { id, url: `${app.environment.origin}/_preview/${token}`, endsAt: endsAt.toISOString() } };
  }),
  route(pageCalls.previewLinks, async ({ app, actor, params }) => {
    const em = app.em();
    const page = (await em.findOne(Page, { id: params.id })) ?? fail('noPage');
    await assertViewable(em, actor, page);
    return { data: await listLinks({ em, actor, page, now: app.now() }) };
  }),
  route(pageCalls.revokePreview, ({ run, params }) => run(revokePreview, { id: params.id })),
  route(
    pageCalls.openPreview,
    async ({ app, ctx, link }) => {
      const shown = link && (await app.em().findOne(PreviewLink, { id: link.subject }));
      if (!shown || shown.revokedAt || shown.endsAt <= app.now()) return fail('previewEnded');
      await app.service(limiter).take('pages:preview', shown.id, openedRule);
      const html = await app.service(previewQueue).run(
        async () => {
          const view = (await app.service(draftSource).view(shown.versionID, '')) ?? fail('previewEnded');
          return app.service(previewRenderer).shared(view, shown.endsAt);
        },
        forPreviewOf(`link ${shown.id}`),
      );
      setHeaders(app, ctx);
      ctx.body = html;
    },
    refuseLink,
  ),
];
