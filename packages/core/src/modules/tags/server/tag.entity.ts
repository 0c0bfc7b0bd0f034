import { defineEntity, p } from '@mikro-orm/core';

const TagSchema = defineEntity({
  name: 'Tag',
  tableName: 'lectern_tag',
  properties: {
    id: p.uuid().primary(),
    term: p.string().length(100),
    isPrivate: p.boolean(),
    /** Raised by every change. */
    revision: p.integer(),
    /** The tag that took its place; never one that was merged itself. */
    mergedInto: p.uuid().name('merged_into').nullable(),
    deletedAt: p.datetime().nullable(),
    createdBy: p.integer().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** A tag, also one that was merged or deleted. */
export class Tag extends TagSchema.class {}
TagSchema.setClass(Tag);
