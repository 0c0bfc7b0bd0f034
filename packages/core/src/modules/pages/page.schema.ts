import * as z from 'zod';
import { operations } from './operations.schema.ts';
import type { Described } from '../../contract/call.ts';
import { imageDraftSchema } from '../../contract/fields/values.ts';

const typeData = z.record(z.string(), z.unknown());

const mediaRecord = z.strictObject({
  hash: z.string().describe('Of the bytes as used there, crop included.'),
  fileName: z.string(),
  altText: z.string(),
  width: z.number().exactOptional().describe('Pixels, images only.'),
  height: z.number().exactOptional(),
  size: z.number().exactOptional().describe('Bytes.'),
  focalX: z.number().exactOptional().describe('What matters in the image as used there, from 0 to 1.'),
  focalY: z.number().exactOptional(),
  colour: z.string().exactOptional().describe('What most of it has, `#rrggbb`; none where something of it is transparent.'),
  isScalable: z.boolean().exactOptional().describe('Narrower copies in better formats are made of it.'),
  video: z
    .strictObject({ videoType: z.enum(['vimeo', 'youtube', 'gif']), videoID: z.string() })
    .exactOptional()
    .describe('Videos only, where it plays.'),
});

const mediaRecords = z.record(z.string(), mediaRecord);

const storedBlock = z.strictObject({
  type: z.string(),
  key: z.string(),
  name: z.string().exactOptional().describe('What editors call it; visitors never read it.'),
  version: z.int().describe('Of the block type that wrote `props`.'),
  props: z.record(z.string(), z.unknown()),
  anchorPoint: z.string(),
  __images: mediaRecords,
  __files: mediaRecords,
  slots: z.record(z.string(), z.array(z.string())).exactOptional().describe('Keys of nested blocks by slot.'),
});

const storedBlocks = z.record(z.string(), storedBlock);

const storedSeo = z.strictObject({
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoKeywords: z.array(z.string()),
  seoImage: z.array(imageDraftSchema).nullable(),
  noIndex: z.boolean(),
  canonical: z.string().exactOptional().describe('The address that search engines are told in place of its own.'),
  tags: z.array(z.uuid()).exactOptional().describe('The page’s own tags, by their ids.'),
});

/** The actions that the caller may do with a page; sent with every answer about it, so that no screen works it out again. */
const policies = z.strictObject({ canEdit: z.boolean(), canPublish: z.boolean(), canDelete: z.boolean() });

export type PagePolicies = Described<typeof policies>;

const openComments = z.int().exactOptional().describe('Comments on it that are not resolved; absent where there are none.');

export const pageListItem = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  type: z.string(),
  locale: z.string(),
  path: z.string().describe('Public path of the wanted address, locale prefix included.'),
  livePath: z.string().nullable().describe('Where visitors find the page; null where it is not live.'),
  typeData: typeData.describe('Of a list of one type: the own data that its page type lists. Else empty.'),
  status: z.enum(['draft', 'live', 'changed']).describe('`changed`: live, with a newer version or a wanted address that is not.'),
  hasPublicationRequest: z.boolean().describe('Its publication is requested, and nobody has decided on that yet.'),
  planned: z
    .strictObject({
      publishAt: z.iso.datetime().nullable(),
      unpublishAt: z.iso.datetime().nullable(),
      hasFailed: z.boolean().describe('Something was due and could not be done.'),
    })
    .exactOptional()
    .describe('When it goes live and leaves the site by itself; absent where nothing is planned.'),
  openComments,
  changedBy: z
    .strictObject({ id: z.int(), name: z.string() })
    .nullable()
    .describe('Who wrote the latest revision; null where that account is gone.'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  review: z
    .strictObject({ dueAt: z.iso.datetime(), owner: z.strictObject({ id: z.int(), name: z.string() }).nullable() })
    .exactOptional()
    .describe('Only in a list of those that are to be looked at again.'),
  policies,
});

/** A page in a list: a narrow row, never its document. */
export type PageListItem = Described<typeof pageListItem>;
export type PageStatus = PageListItem['status'];

export const page = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  path: z.string().describe('Public path of the wanted address, locale prefix included.'),
  livePath: z.string().nullable().describe('Where visitors find the page; null where it is not live.'),
  type: z.string(),
  locale: z.string(),
  title: z.string(),
  content: z.array(z.string()).describe('Keys of the blocks in page order.'),
  typeData,
  parentID: z.uuid().nullable(),
  publishedVersionID: z.uuid().nullable(),
  publishedID: z.uuid().nullable(),
  pageVersionID: z.uuid().describe('Of the latest version.'),
  revision: z.int(),
  hasUnpublishedChanges: z.boolean(),
  reviewDueAt: z.iso
    .datetime()
    .nullable()
    .describe('When it is to be looked at again; null for never, and where it is not live.'),
  hasPublicationRequest: z.boolean().describe('The publication of one of its versions is requested and not decided yet.'),
  openComments,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  policies,
});

/** A page with what its latest version says of it. */
export type Page = Described<typeof page>;

export const trashedPage = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  path: z.string().describe('Public path of the address that it was wanted at.'),
  type: z.string(),
  locale: z.string(),
  pageCount: z.int().describe('Itself and the pages that went along.'),
  parent: z
    .strictObject({ id: z.uuid(), title: z.string() })
    .nullable()
    .describe('Below what it stood, where that is still there.'),
  deletedAt: z.iso.datetime(),
  deletedBy: z.string().nullable().describe('Name of the person; null where nobody, or nobody any more.'),
  purgedAt: z.iso.datetime().describe('When it is deleted for good.'),
});

/** A whole in the trash: a page with those below it that went along. */
export type TrashedPage = Described<typeof trashedPage>;

const leadingThere = {
  pages: z
    .array(z.strictObject({ id: z.uuid(), title: z.string(), isLive: z.boolean().describe('Visitors are led there now.') }))
    .describe('Pages that lead to any of them; at most 50, and only those whose drafts the caller may view.'),
  totalPages: z.int(),
  others: z.int().describe('Menus, settings and the like that lead there.'),
};

export const pageUsage = z.strictObject({
  ...leadingThere,
  toBelow: z.strictObject(leadingThere).describe('The same of the pages below them, without what goes along.'),
  below: z.int().describe('Pages below any of them, at any depth.'),
  live: z.int().describe('How many of them are on the site.'),
  liveBelow: z.int().describe('How many of the pages below them are.'),
  above: z
    .strictObject({ title: z.string(), path: z.string() })
    .nullable()
    .describe(
      'The nearest live page above, to which the address of one that goes can lead; null where there is none, and of several.',
    ),
});

/** What leads to some pages. */
export type PageUsage = Described<typeof pageUsage>;

export const translation = z.strictObject({
  locale: z.string(),
  page: z
    .strictObject({ id: z.uuid(), title: z.string(), slug: z.string(), status: z.enum(['draft', 'live', 'changed']) })
    .nullable()
    .describe('Null where there is none, or none whose drafts the caller may view.'),
  isMissing: z.boolean(),
  sharedSlug: z.string().nullable().describe('The slug that a translation there has; null where it has one of its own.'),
  canCreate: z.boolean(),
});

/** A page among its translations: what there is in a locale. */
export type Translation = Described<typeof translation>;

export const livePage = z.strictObject({
  pageID: z.uuid(),
  title: z.string(),
  slug: z.string().describe('The public path, locale prefix included.'),
  type: z.string(),
  locale: z.string(),
});

export const pageAtAddress = z
  .strictObject({ pageID: z.uuid(), title: z.string(), isLive: z.boolean(), anchor: z.string().nullable() })
  .nullable()
  .describe('Null for the address of another site, of no page, and of one whose drafts the caller may not view.');

/** The page at an address of this site. */
export type PageAtAddress = Described<typeof pageAtAddress>;

export const pageVersion = z.strictObject({
  id: z.uuid(),
  pageID: z.uuid(),
  number: z.int(),
  revision: z.int(),
  title: z.string(),
  typeData,
  blocks: storedBlocks,
  blockOrder: z.array(z.string()).describe('The page’s own blocks in page order; nested ones stand in their parent’s slots.'),
  seoSettings: storedSeo,
  hasPublicationRequest: z.boolean().describe('The publication of this very version is requested and not decided yet.'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  policies,
});

/** A version of a page, complete. */
export type PageVersion = Described<typeof pageVersion>;

export const storedVersion = z.strictObject({
  pageID: z.uuid(),
  pageVersionID: z.uuid(),
  revision: z.int(),
  warnings: z
    .array(
      z.strictObject({
        property: z.string().exactOptional(),
        code: z.string(),
        params: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
      }),
    )
    .describe('Stored and not fit to be published: V_17 for a file that is gone, G_19 for an image that cannot be shown.'),
});

export const publishedPage = z.strictObject({
  publishedVersionID: z.uuid(),
  publishedID: z.uuid(),
  path: z.string().describe('Where it is live now.'),
  updatedPages: z.array(z.uuid()).describe('Pages whose typed links were updated, because the page moved.'),
});

const editAuthors = z
  .array(
    z.strictObject({
      by: z.strictObject({ id: z.int(), name: z.string() }).nullable().describe('Null where the account is gone.'),
      at: z.iso.datetime(),
      isChoice: z.boolean().describe('They chose these over what others had written.'),
      operations: z.int().describe('How many of the operations.'),
    }),
  )
  .describe('By whom and when the operations were made, in their order.');

export const editedVersion = z.strictObject({
  pageID: z.uuid(),
  pageVersionID: z.uuid().describe('Of the version that the edit went into: another one where a sitting has ended.'),
  revision: z.int(),
  operations: operations.describe(
    'What others did since the revision that was sent, in order; a field that was merged with what was sent has its value after that.',
  ),
  authors: editAuthors,
});

const present = z.strictObject({
  editor: z.string().describe('Names the tab in which the person has the page open; under no such name can anything be sent.'),
  userID: z.int(),
  name: z.string(),
  block: z.string().nullable().describe('Key of the block at which they are.'),
});

/** Somebody who has a page open. */
export type Present = Described<typeof present>;

const liveState = z.strictObject({
  publishedVersionID: z.uuid().nullable(),
  publishedID: z.uuid().nullable().describe('Of the publication that visitors read; null where the page is not live.'),
  livePath: z.string().nullable(),
  hasUnpublishedChanges: z.boolean().describe('The latest version says something else, or wants another address.'),
});

/** What visitors read of a page. */
export type LiveState = z.infer<typeof liveState>;

export const presence = z.strictObject({
  people: z.array(present).describe('Who else has the page open.'),
  pageVersionID: z.uuid().describe('Of the latest version.'),
  revision: z.int(),
  operations: operations
    .nullable()
    .describe('What others did since the revision that was sent; null where that is no longer known.'),
  authors: editAuthors,
  live: liveState,
});

export const publicPage = z.strictObject({
  slug: z.string().describe('The public path, locale prefix included.'),
  type: z.string(),
  pageVersion: z.strictObject({
    title: z.string(),
    seoTitle: z.string(),
    seoDescription: z.string(),
    seoKeywords: z.array(z.string()),
    seoImage: mediaRecord.nullable(),
    noIndex: z.boolean().describe('Search engines are asked to leave the page out.'),
    canonical: z
      .string()
      .exactOptional()
      .describe(
        'The address that search engines are told in place of its own: a path of this site, or one that begins with https.',
      ),
    tags: z.array(z.strictObject({ id: z.uuid(), term: z.string() })).describe('The public ones of the page’s own tags.'),
    pageID: z.uuid(),
    blocks: storedBlocks,
    blockOrder: z.array(z.string()),
  }),
  pageType: z.strictObject({ props: typeData, images: mediaRecords, files: mediaRecords }),
});

/** A published page as everybody may read it. */
export type PublishedPage = Described<typeof publicPage>;

/** What becomes of the addresses of a page that leaves the site. */
export const leavingAddress = z
  .union([z.enum(['not-found', 'gone', 'parent']), z.strictObject({ page: z.uuid() })], 'V_12')
  .describe(
    'What becomes of its addresses: 404, 410, the nearest live page above it, or another live page. Default: `not-found`. They are its own again with its next publication.',
  );

export type LeavingAddress = Described<typeof leavingAddress>;
