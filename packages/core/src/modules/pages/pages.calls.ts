import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import type { Immutable } from '../../contract/call.ts';
import { listOf } from '../../contract/list.ts';
import { databaseInt } from '../../contract/numbers.ts';
import { only } from '../../contract/refusals.ts';
import * as content from './content.schema.ts';
import { lookupCalls } from './lookup.calls.ts';
import { sentOperations } from './operations.schema.ts';
import * as schema from './page.schema.ts';
import { locale, pageID as id, slug, type } from './page-inputs.ts';
import { seen, treeCalls } from './tree.calls.ts';
import { versionCalls } from './versions.calls.ts';
import { previewLinkCalls } from './preview-links.calls.ts';
import { previewCalls } from './preview.calls.ts';
import { upkeepCalls } from './upkeep.calls.ts';
import { wholePageCalls } from './whole-page.calls.ts';
import { pageRefusals } from './pages.refusals.ts';

const publicSlug = z.strictObject({ slug: z.string().min(1, 'V_01').max(1000, 'V_14') });
const byID = z.strictObject({ id });
/** A page of many blocks with long texts: the only calls with large bodies. */
const documentSize = 8_000_000;
/** A paste of many pictures and texts at once. */
const editSize = 4_000_000;
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
  title: content.newTitle,
  slug,
  type,
  locale,
  content: content.incomingBlocks.optional().describe('Blocks by key; those that the page type starts with, where left out.'),
  blockOrder: content.incomingBlockOrder.optional(),
  typeData: content.typeData.optional().describe('Own data; what it leaves out begins as the page type says.'),
  parentID: id.nullable().optional(),
});

/** A page as it is sent to be made. */
export type NewPage = Immutable<z.input<typeof newPage>>;

const listedPages = z.strictObject({
  type: type.optional(),
  locale: locale.optional(),
  status: z
    .enum(['draft', 'live', 'changed', 'requested', 'planned', 'due'], 'V_12')
    .optional()
    .describe(
      '`requested`: whose publication somebody asked for, whatever else they are; `planned`: for which something is planned, or could not be done when it was due; `due`: that are live and to be looked at again.',
    ),
  changedBy: z.literal('me', 'V_12').optional().describe('Only pages that the caller wrote a revision of.'),
  tag: id.optional().describe('Only pages that have this tag themselves, in their latest version.'),
  pageIndex: z.int().min(0).max(1_000_000).default(0),
  pageSize: z.int().min(1).max(100).default(25),
  searchTerm: z.string().max(200, 'V_14').default(''),
  columnToSort: z
    .union(
      [z.enum(['title', 'slug', 'createdAt', 'updatedAt', 'reviewDueAt']), z.templateLiteral(['typeData.', z.string().max(100)])],
      'V_12',
    )
    .default('title')
    .describe(
      '`typeData.` and the name of a field: only with `type`, and only a column of its list. `reviewDueAt`: only with the status `due`.',
    ),
  sortOrder: z.enum(['asc', 'desc'], 'V_12').default('asc'),
});

/** The query of a page of the list of pages. */
export type PageListQuery = Readonly<z.output<typeof listedPages>>;
export type PageSortColumn = PageListQuery['columnToSort'];

export const pageCalls = defineCalls({
  ...wholePageCalls,
  ...treeCalls,
  ...versionCalls,
  ...lookupCalls,
  ...previewCalls,
  ...previewLinkCalls,
  ...upkeepCalls,
  create: {
    method: 'POST',
    path: '/page/create',
    access: 'create-page',
    summary: 'Makes a page and its first version.',
    maxBody: documentSize,
    body: newPage,
    refuses: only(pageRefusals, 'taken'),
    judgesFields: true,
    answer: z.strictObject({ pageID: z.uuid(), pageVersionID: z.uuid(), revision: z.int() }),
  },
  get: {
    method: 'GET',
    path: '/page/{id}',
    access: 'view-page',
    summary: 'A page with the id and revision of its latest version.',
    params: byID,
    refuses: only(pageRefusals, 'noPage'),
    answer: dataOf(schema.page),
  },
  fetchVersion: {
    method: 'GET',
    path: '/page/version/fetch/{versionId}',
    access: 'view-page',
    summary: 'A version with its blocks in page order.',
    params: z.strictObject({ versionId: id }),
    refuses: only(pageRefusals, 'noPage'),
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
      revision: databaseInt(),
      title: content.draftTitle.optional(),
      typeData: content.typeData.optional(),
      blocks: content.incomingBlocks.optional(),
      blockOrder: content.incomingBlockOrder.optional(),
      seoSettings: content.draftSeo.optional(),
    }),
    refuses: only(pageRefusals, 'noPage', 'outdated', 'noTag'),
    judgesFields: true,
    answer: schema.storedVersion,
  },
  edit: {
    method: 'POST',
    path: '/page/version/{id}/edit',
    access: 'edit-page',
    summary:
      'Writes down what an editor changed since a revision, and answers with what others did since. Of what both changed, `data` has both values.',
    maxBody: editSize,
    params: byID,
    body: z.strictObject({
      revision: databaseInt(),
      client: z.uuid('V_12').describe('The editor that sends: a tab.'),
      sequence: databaseInt(1).describe('Counts the calls of this editor. A call that is sent again gets the first answer.'),
      operations: sentOperations,
      keepsFormer: z
        .boolean()
        .optional()
        .describe('What stood before stays a version of its own, while its writer has room for it: after a conflict.'),
    }),
    refuses: only(pageRefusals, 'noPage', 'outdated', 'noTag'),
    judgesFields: true,
    answer: schema.editedVersion,
  },
  presence: {
    method: 'POST',
    path: '/page/{id}/presence',
    access: 'view-page',
    summary: 'Tells that the caller has a page open, and answers with who else has, and with what others did since a revision.',
    isQuiet: true,
    params: byID,
    body: z.strictObject({
      client: z.uuid('V_12').describe('The editor that tells: a tab.'),
      revision: databaseInt(),
      block: content.blockKey.nullable().describe('The block at which the caller is.'),
      isLeaving: z.boolean().optional().describe('The editor is being closed.'),
    }),
    refuses: only(pageRefusals, 'noPage'),
    answer: schema.presence,
  },
  save: {
    method: 'PUT',
    path: '/page/{id}/save',
    access: 'edit-page',
    summary:
      'Saves the address that a page is wanted at; what lies below it follows. What is live moves there when it is published.',
    params: byID,
    body: z.strictObject({ id: id.optional(), slug, shouldUpdateLinks: z.boolean().default(false), seen }),
    refuses: only(pageRefusals, 'noPage', 'taken', 'tooLong', 'movedMeanwhile'),
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
    summary:
      'Publishes the latest stored version at the wanted address, and moves live pages below it along; a former one becomes a permanent redirect.',
    params: byID,
    body: z.strictObject({ revision: databaseInt().optional() }),
    refuses: only(pageRefusals, 'noPage', 'outdated', 'notNow'),
    judgesFields: true,
    answer: schema.publishedPage,
  },
  publishAgain: {
    method: 'POST',
    path: '/page/{id}/publish-again',
    access: 'publish-page',
    summary: 'Puts the version live again that visitors read last, of a page that is off the site.',
    params: byID,
    body: z.strictObject({}),
    refuses: only(pageRefusals, 'noPage', 'notNow', 'outdated'),
    judgesFields: true,
    answer: schema.publishedPage,
  },
  unpublish: {
    method: 'POST',
    path: '/page/{id}/unpublish',
    access: 'publish-page',
    summary: 'Takes a page off the site, and says what becomes of its addresses.',
    params: byID,
    body: z.strictObject({ address: schema.leavingAddress.optional() }),
    refuses: only(pageRefusals, 'noPage', 'notNow', 'leadsNowhere', 'noLiveParent'),
    answer: nothing,
  },
  list: {
    method: 'POST',
    path: '/page/list',
    access: 'view-page',
    summary: 'One page of the list of the pages whose drafts the caller may view.',
    body: listedPages,
    refuses: {},
    answer: dataOf(listOf(schema.pageListItem)),
  },
  slugAvailable: {
    method: 'POST',
    path: '/page/slug-available',
    access: ['create-page', 'edit-page'],
    summary: 'Whether a slug is free in its locale: wanted by no other page, and no other page is live there.',
    body: z.strictObject({ slug, locale, pageID: id.optional() }),
    refuses: {},
    answer: dataOf(z.strictObject({ available: z.boolean(), slug: z.string(), path: z.string() })),
  },
  getBySlug: {
    method: 'POST',
    path: '/page/get-by-slug',
    access: 'public',
    summary: 'The published page at a public path, locale prefix included.',
    body: publicSlug,
    refuses: only(pageRefusals, 'noPage'),
    answer: dataOf(schema.publicPage),
  },
  getBySlugQuery: {
    method: 'GET',
    path: '/page/get-by-slug-query',
    access: 'public',
    summary:
      'As get-by-slug, for a server that renders and forwards cookies: the answer carries a CSRF token in a header, and the cookie of a session.',
    query: publicSlug,
    refuses: only(pageRefusals, 'noPage'),
    answer: dataOf(schema.publicPage),
  },
});
