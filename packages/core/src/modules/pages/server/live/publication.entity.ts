import { defineEntity, p } from '@mikro-orm/core';

const PublicationSchema = defineEntity({
  name: 'Publication',
  tableName: 'lectern_publication',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => crypto.randomUUID()),
    pageID: p.uuid().name('page_id'),
    versionID: p.uuid().name('version_id'),
    publishedBy: p.integer().nullable(),
    publishedAt: p.datetime().onCreate(() => new Date()),
    endedBy: p.integer().nullable(),
    endedAt: p.datetime().nullable(),
  },
});

/** The record of one publication of a page: which version, who, from when until when. */
export class Publication extends PublicationSchema.class {}
PublicationSchema.setClass(Publication);
