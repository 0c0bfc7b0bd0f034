import { defineEntity, p } from '@mikro-orm/core';

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
    /** Pages of one group are translations of each other. */
    translationGroup: p.uuid(),
    /** Title of the latest version, repeated here for lists. */
    title: p.string().length(255),
    latestVersionID: p.uuid().name('latest_version_id').nullable(),
    publishedVersionID: p.uuid().name('published_version_id').nullable(),
    publicationID: p.uuid().name('publication_id').nullable(),
    createdBy: p.integer().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p.datetime().onCreate(() => new Date()),
  },
});

export class Page extends PageSchema.class {}
PageSchema.setClass(Page);
