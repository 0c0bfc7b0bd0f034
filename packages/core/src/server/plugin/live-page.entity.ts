import { defineEntity, p } from '@mikro-orm/core';

const LivePageSchema = defineEntity({
  name: 'LivePage',
  tableName: 'lectern_live_page',
  properties: {
    pageID: p.uuid().name('page_id').primary(),
    /** Public path. */
    path: p.string(),
    locale: p.string(),
    type: p.string(),
    /** The same for a page and its translations. */
    translationGroup: p.uuid(),
    title: p.string(),
    /** The page's own data (`typeData`). */
    data: p.json<Readonly<Record<string, unknown>>>(),
    noIndex: p.boolean(),
    publishedAt: p.datetime(),
    /** Another one with every publication. */
    publicationID: p.uuid().name('publication_id'),
  },
});

/** A live page as every plugin may read it: the view `lectern_live_page`, whose columns are a contract. */
export class LivePage extends LivePageSchema.class {}
LivePageSchema.setClass(LivePage);
