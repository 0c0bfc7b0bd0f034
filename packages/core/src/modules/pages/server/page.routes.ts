import { publicPath } from '#contract/locale.ts';
import { canonicalPublicPath, canonicalSlug } from '#contract/slug.ts';
import { route } from '#server/http/route.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { pageCalls } from '../pages.calls.ts';
import { createPage } from './new-pages/create-page.command.ts';
import { editVersion } from './edits/edit-version.command.ts';
import { notePresence } from './edits/note-presence.command.ts';
import { publishPage } from './live/publish-page.command.ts';
import { savePage } from './tree/save-page.command.ts';
import { storeVersion } from './drafts/store-version.command.ts';
import { publishAgain } from './live/publish-again.command.ts';
import { unpublishPage } from './live/unpublish-page.command.ts';
import { listPages } from './lists/list-pages.query.ts';
import { presentPublicPage } from './live/public-page.presenter.ts';
import { publishedPages } from './live/published-pages.ts';
import { readDraft, readVersion } from './drafts/read-draft.query.ts';
import { isSlugFree } from './tree/slug-availability.ts';
import { fail } from './page/fail.ts';

async function publicPageAt(app: Lectern, path: string) {
  const canonical = canonicalPublicPath(path);
  const found = canonical === undefined ? undefined : await app.service(publishedPages).at(canonical);
  return found?.page ?? fail('noPage');
}

export const pageRoutes = [
  route(pageCalls.create, ({ run, body }) => run(createPage, body)),
  route(pageCalls.get, async ({ app, actor, params }) => ({ data: (await readDraft(app, actor, params.id)).page })),
  route(pageCalls.fetchVersion, async ({ app, actor, params }) => ({ data: await readVersion(app, actor, params.versionId) })),
  route(pageCalls.store, ({ run, params, body }) =>
    run(storeVersion, {
      id: params.id,
      revision: body.revision,
      title: body.title,
      typeData: body.typeData,
      blocks: body.blocks,
      blockOrder: body.blockOrder,
      seoSettings: body.seoSettings,
    }),
  ),
  route(pageCalls.edit, ({ run, params, body }) => run(editVersion, { id: params.id, ...body })),
  route(pageCalls.presence, ({ run, params, body }) => run(notePresence, { id: params.id, ...body })),
  route(pageCalls.save, async ({ run, params, body }) => {
    if (body.id !== undefined && body.id !== params.id) fail('invalid', 'id');
    const { slug, shouldUpdateLinks, seen } = body;
    return { data: await run(savePage, { id: params.id, slug, shouldUpdateLinks, seen }) };
  }),
  route(pageCalls.publish, ({ run, params, body }) => run(publishPage, { id: params.id, revision: body.revision })),
  route(pageCalls.publishAgain, ({ run, params }) => run(publishAgain, { id: params.id })),
  route(pageCalls.unpublish, ({ run, params, body }) => run(unpublishPage, { id: params.id, address: body.address })),
  route(pageCalls.list, async ({ app, actor, body }) => ({ data: await listPages(app, body, actor) })),
  route(pageCalls.slugAvailable, async ({ app, body }) => {
    const canonical = canonicalSlug(body.slug) ?? fail('invalid', 'slug');
    if (!app.settings.availableLocales.includes(body.locale)) fail('invalid', 'locale');
    const em = app.orm.em.fork();
    const available = await isSlugFree(app, em, { slug: canonical, locale: body.locale }, body.pageID);
    return { data: { available, slug: canonical, path: publicPath(canonical, body.locale, app.settings) } };
  }),
  route(pageCalls.getBySlug, async ({ app, body }) => ({
    data: await presentPublicPage(app, await publicPageAt(app, body.slug)),
  })),
  route(pageCalls.getBySlugQuery, async ({ app, actor, ctx, query }) => {
    // Visitors have no cookie, so that what they get can be shared.
    if (actor.kind === 'user') await ctx.session?.save();
    return { data: await presentPublicPage(app, await publicPageAt(app, query.slug)) };
  }),
];
