import { defineEntity, p } from '@mikro-orm/core';

const MediaFileSchema = defineEntity({
  name: 'MediaFile',
  tableName: 'lectern_media_file',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => crypto.randomUUID()),
    /** Folder, `/` for the root, `/kerken/orgels` below it. */
    path: p.string().length(1000),
    fileName: p.string().length(255),
    fileType: p.string().length(20).$type<'image' | 'document'>(),
    mimeType: p.string().length(100),
    /** SHA-256 of the original bytes, hexadecimal: the name under which they are stored. */
    hash: p.string().length(64),
    /** Bytes. */
    size: p.integer(),
    /** Pixels; null for documents. */
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    defaultAltText: p.string().length(500).default(''),
    shared: p.boolean().default(false),
    createdBy: p.integer().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

export class MediaFile extends MediaFileSchema.class {}
MediaFileSchema.setClass(MediaFile);
