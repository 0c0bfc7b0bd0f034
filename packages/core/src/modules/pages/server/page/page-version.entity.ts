import { defineEntity, p } from '@mikro-orm/core';
import type { SeoSettings, StoredBlock } from '#contract/content.ts';
import type { WriteReason } from '../../versions.schema.ts';

const PageVersionSchema = defineEntity({
  name: 'PageVersion',
  tableName: 'lectern_page_version',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => crypto.randomUUID()),
    pageID: p.uuid().name('page_id'),
    /** 1 for the first version of a page, then counting. */
    number: p.integer(),
    /** Raised by every write; a write based on another one is refused. */
    revision: p.integer(),
    /** The revision that the content here is of. Later ones stand as edits beside it, until they are folded into it. */
    contentRevision: p.integer().name('content_revision'),
    title: p.text(),
    typeData: p.json<Record<string, unknown>>(),
    /** Version of the page type that wrote `typeData`. */
    typeVersion: p.integer(),
    blocks: p.json<Record<string, StoredBlock>>(),
    /** Keys of the outermost blocks in page order; jsonb does not keep the order of an object. */
    blockOrder: p.json<string[]>(),
    seo: p.json<SeoSettings>(),
    /** What wrote it, or ended its sitting. That it was published or is requested stands elsewhere, and counts before this. */
    reason: p.string().$type<WriteReason>().default('sitting'),
    /** The version of which the content, or a part of it, was restored here; null where that one is gone. */
    restoredFrom: p.uuid().nullable(),
    /** The version that said the very same at `sameRevision`: what was changed was taken back. Null where none is known. */
    sameAs: p.uuid().name('same_as').nullable(),
    sameRevision: p.integer().name('same_revision').nullable(),
    /** A version with a name is never thinned out. */
    pinName: p.string().length(100).nullable(),
    pinnedAt: p.datetime().nullable(),
    pinnedBy: p.integer().nullable(),
    /** Closed, by whatever `reason` says: never changed again, writing goes on in a new version. */
    isFrozen: p.boolean().default(false),
    /** Its publication is requested and not decided yet; of one version of a page at most. */
    hasPublicationRequest: p.boolean().default(false),
    createdBy: p.integer().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p.datetime().onCreate(() => new Date()),
  },
});

export class PageVersion extends PageVersionSchema.class {}
PageVersionSchema.setClass(PageVersion);
