import { defineEntity, p } from '@mikro-orm/core';

const MediaFolderSchema = defineEntity({
  name: 'MediaFolder',
  tableName: 'lectern_media_folder',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => crypto.randomUUID()),
    /** `/kerken/orgels`; the root has no row. In the trash: where it lay. */
    path: p.string().length(1000),
    /** Ids of the roles that may see and use what is in it, and in all folders below; null: everybody. */
    roles: p.json<string[]>().nullable(),
    createdBy: p.integer().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    /** Since when it lies in the trash. */
    deletedAt: p.datetime().nullable(),
    deletedBy: p.integer().nullable(),
    /** In the trash: the folder that was deleted, itself or with this in it. */
    trashID: p.uuid().name('trash_id').nullable(),
    /** In the trash: ids of the roles that could see it where it lay; null: everybody. */
    keptTo: p.json<string[]>().nullable(),
  },
});

export class MediaFolder extends MediaFolderSchema.class {}
MediaFolderSchema.setClass(MediaFolder);
