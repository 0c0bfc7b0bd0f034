import { defineEntity, p } from '@mikro-orm/core';

/** As much of a title as lists hold, which is as much as publishing allows. */
export const listedTitle = (title: string): string => title.slice(0, 255).toWellFormed();

/** The rank of what nobody has put in order: behind all else. */
export const unranked = 2_147_483_647;

const PageSchema = defineEntity({
  name: 'Page',
  tableName: 'lectern_page',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => crypto.randomUUID()),
    type: p.string().length(100),
    locale: p.string().length(5),
    /** The wanted address: canonical, without locale prefix; unique in its locale. The live one moves to it by publishing. */
    slug: p.string().length(512),
    /** Whether typed links are rewritten when the wanted address becomes the live one. */
    shouldUpdateLinks: p.boolean().default(false),
    parentID: p.uuid().name('parent_id').nullable(),
    /** The page in the trash below which it stood, for as long as nobody moves it. */
    formerParentID: p.uuid().name('former_parent_id').nullable(),
    /** Its place among the pages of its level; what is equal stands as it was made. */
    rank: p.integer().default(unranked),
    /** Pages of one group are translations of each other. */
    translationGroup: p.uuid(),
    /** Title of the latest version, repeated here for lists: `listedTitle` of it. */
    title: p.string().length(255),
    /** Own data of the latest version, repeated here for lists. */
    typeData: p.json<Record<string, unknown>>().onCreate(() => ({})),
    latestVersionID: p.uuid().name('latest_version_id').nullable(),
    publishedVersionID: p.uuid().name('published_version_id').nullable(),
    publicationID: p.uuid().name('publication_id').nullable(),
    createdBy: p.integer().nullable(),
    /** Comments on it that are not resolved. */
    openComments: p.integer().name('open_comments').default(0),
    /** When it went into the trash; null for a page that is there. */
    deletedAt: p.datetime().nullable(),
    deletedBy: p.integer().nullable(),
    /** The page with which it was deleted: itself, or one above it. */
    trashID: p.uuid().name('trash_id').nullable(),
    /** Since when nothing of it is there any more but what visitors read. */
    purgedAt: p.datetime().name('purged_at').nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p.datetime().onCreate(() => new Date()),
  },
  // What lies in the trash is found by nobody who does not ask for it: `inTrash`.
  filters: { living: { name: 'living', cond: { deletedAt: null }, default: true } },
});

/** Option of a query that looks into the trash as well. */
export const inTrash = { filters: { living: false } } as const;

export class Page extends PageSchema.class {}
PageSchema.setClass(Page);
