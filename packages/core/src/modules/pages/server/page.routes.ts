import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { publicPath } from '../../../contract/locale.ts';
import { canonicalPublicPath, canonicalSlug } from '../../../contract/slug.ts';
import { route } from '../../../server/http/route.ts';
import type { Actor } from '../../../server/kernel/actor.ts';
import type { Lectern } from '../../../server/kernel/lectern.ts';
import { can } from '../../../server/kernel/policy.ts';
import type { PagePolicies } from '../page.schema.ts';
import { pageCalls } from '../pages.calls.ts';
import { createPage } from './commands/create-page.command.ts';
import { editVersion } from './commands/edit-version.command.ts';
import { notePresence } from './commands/note-presence.command.ts';
import { publishPage } from './commands/publish-page.command.ts';
import { savePage } from './commands/save-page.command.ts';
import { storeVersion } from './commands/store-version.command.ts';
import { unpublishPage } from './commands/unpublish-page.command.ts';
import { currentContent } from './edits/fold-edits.ts';
import { listPages } from './list-pages.query.ts';
import { livePathOf } from './live-path.ts';
import { pagePolicies, pageSubject } from './page.policy.ts';
import { presentPage, presentVersion } from './page.presenter.ts';
import { presentPublicPage } from './public-page.presenter.ts';
import { PageVersion } from './page-version.entity.ts';
import { Page } from './page.entity.ts';
import { publishedPages } from './published-pages.ts';
import { isSlugFree } from './slug-availability.ts';
import { fail } from './fail.ts';

async function findPage(app: Lectern, pageID: string) {
  const em = app.orm.em.fork();
  const page = (await em.findOne(Page, { id: pageID })) ?? fail('PM_01');
  return { em, page };
}

/** The policies of somebody who may view the drafts of a page; UM_01 where they may not. */
async function viewedBy(em: SqlEntityManager, actor: Actor, page: Page): Promise<PagePolicies> {
  const subject = await pageSubject(em, actor, page);
  if (!can(actor, 'view-page', subject)) fail('UM_01');
  return pagePolicies(actor, subject);
}

async function publicPageAt(app: Lectern, path: string) {
  const canonical = canonicalPublicPath(path);
  const found = canonical === undefined ? undefined : await app.service(publishedPages).at(canonical);
  return found?.page ?? fail('PM_01');
}

export const pageRoutes = [
  route(pageCalls.create, ({ run, body }) => run(createPage, body)),
  route(pageCalls.get, async ({ app, actor, params }) => {
    const { em, page } = await findPage(app, params.id);
    const version = (page.latestVersionID && (await em.findOne(PageVersion, { id: page.latestVersionID }))) || fail('PM_01');
    const livePath = await livePathOf(em, page.id);
    const policies = await viewedBy(em, actor, page);
    const content = await currentContent({ app, em }, page.type, version);
    const hasPublicationRequest = (await em.count(PageVersion, { pageID: page.id, hasPublicationRequest: true })) > 0;
    const context = { settings: app.settings, livePath, hasPublicationRequest, policies };
    return { data: presentPage(page, { ...version, ...content }, context) };
  }),
  route(pageCalls.fetchVersion, async ({ app, actor, params }) => {
    const em = app.orm.em.fork();
    const version = (await em.findOne(PageVersion, { id: params.versionId })) ?? fail('PM_01');
    const page = (await em.findOne(Page, { id: version.pageID })) ?? fail('PM_01');
    const content = await currentContent({ app, em }, page.type, version);
    return { data: presentVersion({ ...version, ...content }, await viewedBy(em, actor, page)) };
  }),
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
    if (body.id !== undefined && body.id !== params.id) fail('V_12', 'id');
    return { data: await run(savePage, { id: params.id, slug: body.slug, shouldUpdateLinks: body.shouldUpdateLinks }) };
  }),
  route(pageCalls.publish, ({ run, params, body }) => run(publishPage, { id: params.id, revision: body.revision })),
  route(pageCalls.unpublish, ({ run, params }) => run(unpublishPage, { id: params.id })),
  route(pageCalls.list, async ({ app, actor, body }) => ({ data: await listPages(app, body, actor) })),
  route(pageCalls.slugAvailable, async ({ app, body }) => {
    const canonical = canonicalSlug(body.slug) ?? fail('V_12', 'slug');
    if (!app.settings.availableLocales.includes(body.locale)) fail('V_12', 'locale');
    const em = app.orm.em.fork();
    const available = await isSlugFree(app, em, { slug: canonical, locale: body.locale }, body.pageID);
    return { data: { available, slug: canonical, path: publicPath(canonical, body.locale, app.settings) } };
  }),
  route(pageCalls.getBySlug, async ({ app, body }) => ({ data: presentPublicPage(app, await publicPageAt(app, body.slug)) })),
  route(pageCalls.getBySlugQuery, async ({ app, actor, ctx, query }) => {
    // Visitors have no cookie, so that what they get can be shared.
    if (actor.kind === 'user') await ctx.session?.save();
    return { data: presentPublicPage(app, await publicPageAt(app, query.slug)) };
  }),
];
