import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import type { Immutable } from '../../contract/call.ts';
import { listOf } from '../../contract/list.ts';
import { canonicalSlug } from '../../contract/slug.ts';
import * as content from './content.schema.ts';
import * as schema from './page.schema.ts';

const id = z.uuid('V_12');
const slug = z
  .string()
  .min(1, 'V_01')
  .max(512, 'V_14')
  .refine((value) => value === '' || value.length > 512 || canonicalSlug(value) !== undefined, 'V_12');
const publicSlug = z.strictObject({ slug: z.string().min(1, 'V_01').max(1000, 'V_14') });
const locale = z.string().max(5, 'V_14');
const type = z.string().max(100, 'V_14');
const byID = z.strictObject({ id });
/** A page of many blocks with long texts: the only calls with large bodies. */
const documentSize = 8_000_000;
const anything = z.unknown().optional();

/** The fields that a fetched version carries and a store ignores, so that it may be stored as it came. */
const readOnlyOfVersion = {
  id: anything,
  pageID: anything,
  number: anything,
  hasPublicationRequest: anything,
  createdAt: anything,
  updatedAt: anything,
  policies: anything,
};

const newPage = z.strictObject({
  title: content.pageTitle,
  slug,
  type,
  locale,
  content: content.incomingBlocks.optional(),
  typeData: content.typeData.optional(),
  parentID: id.nullable().optional(),
});

/** A page as it is sent to be made. */
export type NewPage = Immutable<z.input<typeof newPage>>;

const listedPages = z.strictObject({
  type: type.optional(),
  locale: locale.optional(),
  pageIndex: z.int().min(0).max(1_000_000).default(0),
  pageSize: z.int().min(1).max(100).default(25),
  searchTerm: z.string().max(200, 'V_14').default(''),
  columnToSort: z.enum(['title', 'slug', 'createdAt', 'updatedAt'], 'V_12').default('title'),
  sortOrder: z.enum(['asc', 'desc'], 'V_12').default('asc'),
});

/** The query of a page of the list of pages. */
export type PageListQuery = Readonly<z.output<typeof listedPages>>;
export type PageSortColumn = PageListQuery['columnToSort'];

export const pageCalls = defineCalls({
  create: {
    method: 'POST',
    path: '/page/create',
    access: 'create-page',
    summary: 'Makes a page and its first version.',
    maxBody: documentSize,
    body: newPage,
    answer: z.strictObject({ pageID: z.uuid(), pageVersionID: z.uuid(), revision: z.int() }),
  },
  get: {
    method: 'GET',
    path: '/page/{id}',
    access: 'view-page',
    summary: 'A page with the id and revision of its latest version.',
    params: byID,
    answer: dataOf(schema.page),
  },
  fetchVersion: {
    method: 'GET',
    path: '/page/version/fetch/{versionId}',
    access: 'view-page',
    summary: 'A version with its blocks in page order.',
    params: z.strictObject({ versionId: id }),
    answer: dataOf(schema.pageVersion),
  },
  store: {
    method: 'POST',
    path: '/page/version/{id}/store',
    access: 'edit-page',
    summary: 'Stores a version, based on a revision. Answers with the version and revision to go on with.',
    maxBody: documentSize,
    params: byID,
    body: z.strictObject({
      ...readOnlyOfVersion,
      revision: z.int().min(0),
      title: content.draftTitle.optional(),
      typeData: content.typeData.optional(),
      blocks: content.incomingBlocks.optional(),
      blockOrder: content.incomingBlockOrder.optional(),
      seoSettings: content.seoSettings.optional(),
    }),
    answer: schema.storedVersion,
  },
  save: {
    method: 'PUT',
    path: '/page/{id}/save',
    access: 'edit-page',
    summary: 'Saves the address that a page is wanted at. What is live moves there when it is published.',
    params: byID,
    body: z.strictObject({ id: id.optional(), slug, shouldUpdateLinks: z.boolean().default(false) }),
    answer: dataOf(
      z.strictObject({
        slug: z.string(),
        path: z.string().describe('Public path of the wanted address.'),
        livePath: z.string().nullable().describe('Where visitors find the page; null where it is not live.'),
      }),
    ),
  },
  publish: {
    method: 'POST',
    path: '/page/{id}/publish',
    access: 'publish-page',
    summary: 'Publishes the latest stored version at the wanted address; a former one becomes a permanent redirect.',
    params: byID,
    body: z.strictObject({ revision: z.int().min(0).optional() }),
    answer: z.strictObject({
      publishedVersionID: z.uuid(),
      publishedID: z.uuid(),
      path: z.string().describe('Where it is live now.'),
      updatedPages: z.array(z.uuid()).describe('Pages whose typed links were updated, because the page moved.'),
    }),
  },
  unpublish: {
    method: 'POST',
    path: '/page/{id}/unpublish',
    access: 'publish-page',
    summary: 'Takes a page off the site.',
    params: byID,
    body: z.strictObject({}),
    answer: nothing,
  },
  list: {
    method: 'POST',
    path: '/page/list',
    access: 'view-page',
    summary: 'One page of the list of the pages whose drafts the caller may view.',
    body: listedPages,
    answer: dataOf(listOf(schema.pageListItem)),
  },
  slugAvailable: {
    method: 'POST',
    path: '/page/slug-available',
    access: ['create-page', 'edit-page'],
    summary: 'Whether a slug is free in its locale: wanted by no other page, and no other page is live there.',
    body: z.strictObject({ slug, locale, pageID: id.optional() }),
    answer: dataOf(z.strictObject({ available: z.boolean(), slug: z.string(), path: z.string() })),
  },
  getBySlug: {
    method: 'POST',
    path: '/page/get-by-slug',
    access: 'public',
    summary: 'The published page at a public path, locale prefix included.',
    body: publicSlug,
    answer: dataOf(schema.publicPage),
  },
  getBySlugQuery: {
    method: 'GET',
    path: '/page/get-by-slug-query',
    access: 'public',
    summary:
      'As get-by-slug, for a server that renders and forwards cookies: the answer carries a CSRF token in a header, and the cookie of a session.',
    query: publicSlug,
    answer: dataOf(schema.publicPage),
  },
});
