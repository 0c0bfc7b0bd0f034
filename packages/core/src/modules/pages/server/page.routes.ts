import * as z from 'zod';
import { publicPath } from '../../../contract/locale.ts';
import { canonicalPublicPath, canonicalSlug } from '../../../contract/slug.ts';
import { defineRoute } from '../../../server/http/route.ts';
import type { Lectern } from '../../../server/kernel/lectern.ts';
import { can } from '../../../server/kernel/policy.ts';
import { createPage } from './commands/create-page.command.ts';
import { publishPage } from './commands/publish-page.command.ts';
import { savePage } from './commands/save-page.command.ts';
import { storeVersion } from './commands/store-version.command.ts';
import { unpublishPage } from './commands/unpublish-page.command.ts';
import { draftTitle, incomingBlockOrder, incomingBlocks, pageTitle, seoSettings, typeData } from './content.schema.ts';
import { listPages, sortColumns } from './list-pages.ts';
import type { SortColumn } from './list-pages.ts';
import { pagePolicies, pageSubject } from './page.policy.ts';
import { presentPage, presentVersion } from './page.presenter.ts';
import { presentPublicPage } from './public-page.presenter.ts';
import { PageVersion } from './page-version.entity.ts';
import { Page } from './page.entity.ts';
import { pageSource } from '../../../server/site/page-source.ts';
import { fail } from './fail.ts';

const id = z.uuid('V_12');
const slug = z
  .string()
  .min(1, 'V_01')
  .max(512, 'V_14')
  .refine((value) => value === '' || value.length > 512 || canonicalSlug(value) !== undefined, 'V_12');
const locale = z.string().max(5, 'V_14');
const type = z.string().max(100, 'V_14');
const byID = z.strictObject({ id });
/** A page of many blocks with long texts: the only calls with large bodies. */
const documentSize = 8_000_000;
const anything = z.unknown().optional();

/** What a fetched version carries and a store ignores, so that it may be stored as it came. */
const readOnlyOfVersion = {
  id: anything,
  pageID: anything,
  number: anything,
  hasPublicationRequest: anything,
  createdAt: anything,
  updatedAt: anything,
  policies: anything,
};

async function findPage(app: Lectern, pageID: string) {
  const em = app.orm.em.fork();
  const page = (await em.findOne(Page, { id: pageID })) ?? fail('PM_01');
  return { em, page };
}

async function publicPageAt(app: Lectern, path: string) {
  const canonical = canonicalPublicPath(path);
  const page = canonical === undefined ? undefined : await app.service(pageSource).byPath(canonical);
  return page ?? fail('PM_01');
}

export const pageRoutes = [
  defineRoute({
    method: 'POST',
    path: '/page/create',
    access: 'create-page',
    summary: 'Makes a page and its first version.',
    maxBody: documentSize,
    body: z.strictObject({
      title: pageTitle,
      slug,
      type,
      locale,
      content: incomingBlocks.optional(),
      typeData: typeData.optional(),
      parentID: id.nullable().optional(),
    }),
    answer: z.object({ pageID: z.uuid(), pageVersionID: z.uuid(), revision: z.int() }),
    run: ({ run, body }) => run(createPage, body),
  }),
  defineRoute({
    method: 'GET',
    path: '/page/{id}',
    access: 'signed-in',
    summary: 'A page with the id and revision of its latest version.',
    params: byID,
    async run({ app, actor, params }) {
      const { em, page } = await findPage(app, params.id);
      const version = (page.latestVersionID && (await em.findOne(PageVersion, { id: page.latestVersionID }))) || fail('PM_01');
      return { data: presentPage(page, version, app.settings, pagePolicies(actor, await pageSubject(em, page))) };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/page/version/fetch/{versionId}',
    access: 'signed-in',
    summary: 'A version with its blocks in page order.',
    params: z.strictObject({ versionId: id }),
    async run({ app, actor, params }) {
      const em = app.orm.em.fork();
      const version = (await em.findOne(PageVersion, { id: params.versionId })) ?? fail('PM_01');
      const page = (await em.findOne(Page, { id: version.pageID })) ?? fail('PM_01');
      return { data: presentVersion(version, pagePolicies(actor, await pageSubject(em, page))) };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/page/version/{id}/store',
    access: 'edit-page',
    summary: 'Stores a version, based on a revision. Answers with the version and revision to go on with.',
    maxBody: documentSize,
    params: byID,
    body: z.strictObject({
      ...readOnlyOfVersion,
      revision: z.int().min(0),
      title: draftTitle.optional(),
      typeData: typeData.optional(),
      blocks: incomingBlocks.optional(),
      blockOrder: incomingBlockOrder.optional(),
      seoSettings: seoSettings.optional(),
    }),
    answer: z.object({
      pageID: z.uuid(),
      pageVersionID: z.uuid(),
      revision: z.int(),
      warnings: z.array(z.object({ property: z.string(), code: z.string() })),
    }),
    run: ({ run, params, body }) =>
      run(storeVersion, {
        id: params.id,
        revision: body.revision,
        title: body.title,
        typeData: body.typeData,
        blocks: body.blocks,
        blockOrder: body.blockOrder,
        seoSettings: body.seoSettings,
      }),
  }),
  defineRoute({
    method: 'PUT',
    path: '/page/{id}/save',
    access: 'edit-page',
    summary: "Saves a page's address; the old one of a live page becomes a permanent redirect.",
    params: byID,
    body: z.strictObject({ id: id.optional(), slug, shouldUpdateLinks: z.boolean().default(false) }),
    async run({ run, params, body }) {
      if (body.id !== undefined && body.id !== params.id) fail('V_12', 'id');
      return { data: await run(savePage, { id: params.id, slug: body.slug, shouldUpdateLinks: body.shouldUpdateLinks }) };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/page/{id}/publish',
    access: 'publish-page',
    summary: 'Publishes the latest stored version.',
    params: byID,
    body: z.strictObject({ revision: z.int().min(0).optional() }),
    answer: z.object({ publishedVersionID: z.uuid(), publishedID: z.uuid() }),
    run: ({ run, params, body }) => run(publishPage, { id: params.id, revision: body.revision }),
  }),
  defineRoute({
    method: 'POST',
    path: '/page/{id}/unpublish',
    access: 'publish-page',
    summary: 'Takes a page off the site.',
    params: byID,
    body: z.strictObject({}),
    run: ({ run, params }) => run(unpublishPage, { id: params.id }),
  }),
  defineRoute({
    method: 'POST',
    path: '/page/list',
    access: 'signed-in',
    summary: 'One page of the list of pages.',
    body: z.strictObject({
      type: type.optional(),
      locale: locale.optional(),
      pageIndex: z.int().min(0).max(1_000_000).default(0),
      pageSize: z.int().min(1).max(100).default(25),
      searchTerm: z.string().max(200, 'V_14').default(''),
      columnToSort: z.enum(Object.keys(sortColumns) as [SortColumn, ...SortColumn[]], 'V_12').default('title'),
      sortOrder: z.enum(['asc', 'desc'], 'V_12').default('asc'),
    }),
    run: async ({ app, actor, body }) => ({ data: await listPages(app.pool, body, app.settings, actor) }),
  }),
  defineRoute({
    method: 'POST',
    path: '/page/slug-available',
    access: 'signed-in',
    summary: 'Whether a slug is free in its locale.',
    body: z.strictObject({ slug, locale, pageID: id.optional() }),
    async run({ app, actor, body }) {
      if (!can(actor, 'create-page') && !can(actor, 'edit-page')) fail('UM_01');
      const canonical = canonicalSlug(body.slug) ?? fail('V_12', 'slug');
      if (!app.settings.availableLocales.includes(body.locale)) fail('V_12', 'locale');
      const owner = await app.orm.em.fork().findOne(Page, { slug: canonical, locale: body.locale }, { fields: ['id'] });
      return {
        data: {
          available: !owner || owner.id === body.pageID,
          slug: canonical,
          path: publicPath(canonical, body.locale, app.settings),
        },
      };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/page/get-by-slug',
    access: 'public',
    summary: 'The published page at a public path, locale prefix included.',
    body: z.strictObject({ slug: z.string().min(1, 'V_01').max(1000, 'V_14') }),
    run: async ({ app, body }) => ({ data: presentPublicPage(app, await publicPageAt(app, body.slug)) }),
  }),
  defineRoute({
    method: 'GET',
    path: '/page/get-by-slug-query',
    access: 'public',
    summary:
      'As get-by-slug, for a server that renders and forwards cookies: the answer carries a CSRF token in a header, and the cookie of a session.',
    query: z.strictObject({ slug: z.string().min(1, 'V_01').max(1000, 'V_14') }),
    async run({ app, actor, ctx, query }) {
      // Visitors have no cookie, so that what they get can be shared.
      if (actor.kind === 'user') await ctx.session?.save();
      return { data: presentPublicPage(app, await publicPageAt(app, query.slug)) };
    },
  }),
];
