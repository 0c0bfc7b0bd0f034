import { route } from '#server/http/route.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { can } from '#server/kernel/policy.ts';
import { draftSource } from '#server/site/page-source.ts';
import { previewRenderer } from '#server/site/preview/preview-renderer.ts';
import { forPreviewOf } from '#modules/media/server/public.ts';
import type { Asker } from '#modules/media/server/public.ts';
import { pageCalls } from '../../pages.calls.ts';
import { fail } from '../page/fail.ts';
import { findStoredPage } from '../edits/find-stored-page.ts';
import { Page } from '../page/page.entity.ts';
import { pageSubject } from '../rights/page.policy.ts';
import { viewDraft } from '../source/draft-view.ts';
import { previewQueue } from './preview-queue.ts';
import { unsavedContent } from './unsaved-content.ts';

/** The page of a version; UM_01 where the actor may not do this with it. */
async function pageFor(
  app: Lectern,
  actor: Actor,
  { id, permission }: { readonly id: string; readonly permission: 'view-page' | 'edit-page' },
): Promise<Page> {
  const em = app.em();
  const [owner] = await em.execute<{ pageID: string }[]>('select page_id as "pageID" from lectern_page_version where id = ?', [
    id,
  ]);
  const page = (owner && (await em.findOne(Page, { id: owner.pageID }))) ?? fail('noPage');
  if (!can(actor, permission, await pageSubject(em, actor, page))) fail('forbidden');
  return page;
}

const askerOf = (actor: Actor): Asker => forPreviewOf(userIDOf(actor) ?? fail('signedOut'));

/** Draws in this person's turn. */
const inTurn = <Drawn>(app: Lectern, actor: Actor, draw: () => Promise<Drawn>): Promise<Drawn> =>
  app.service(previewQueue).run(draw, askerOf(actor));

export const previewRoutes = [
  route(pageCalls.preview, async ({ app, actor, params, ctx }) => {
    await pageFor(app, actor, { id: params.id, permission: 'view-page' });
    const html = await inTurn(app, actor, async () => {
      const view = (await app.service(draftSource).view(params.id, '')) ?? fail('noPage');
      return app.service(previewRenderer).page(view);
    });
    ctx.set(securityHeaders('preview', app.environment));
    ctx.set({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = html;
  }),
  route(pageCalls.previewParts, async (call) => {
    const { app, actor, params, body } = call;
    const page = await pageFor(app, actor, { id: params.id, permission: 'edit-page' });
    return inTurn(app, actor, async () => {
      const content = await unsavedContent(call, await findStoredPage(app, 'version', params.id));
      const hasLayout = body.page !== undefined;
      const view = (await viewDraft(app, { page, content, isOfBlocks: !hasLayout, asker: askerOf(actor) })) ?? fail('noPage');
      const drawn = await app.service(previewRenderer).parts(view, { blocks: body.draw, first: body.first, hasLayout });
      const { layout, blocks, stylesheets } = drawn;
      return { data: { blocks, stylesheets, ...(layout ? { layout } : {}) } };
    });
  }),
];
