import { defineEntity, p } from '@mikro-orm/core';
import type { Size } from '#contract/turned-image.ts';
import type { VideoType } from '#contract/video-link.ts';

const MediaFileSchema = defineEntity({
  name: 'MediaFile',
  tableName: 'lectern_media_file',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => crypto.randomUUID()),
    /** Folder, `/` for the root, `/kerken/orgels` below it. In the trash: where it lay. */
    path: p.string().length(1000),
    fileName: p.string().length(255),
    fileType: p.string().length(20).$type<'image' | 'document' | 'video'>(),
    mimeType: p.string().length(100),
    /** SHA-256 of the original bytes, hexadecimal: the name under which they are stored. Of a video, of its type and id. */
    hash: p.string().length(64),
    /** SHA-256 of the bytes as they were sent, where making them safe changed them. */
    sourceHash: p.string().length(64).nullable(),
    /** Bytes; 0 for videos. */
    size: p.integer(),
    /** Pixels; null for all but images. */
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    /** In the default locale. */
    /** What most of an image has, `#rrggbb`; empty where something of it is transparent, null where it was not looked for. */
    colour: p.string().length(7).nullable(),
    defaultAltText: p.string().length(500).default(''),
    /** In the other locales, by locale. */
    defaultAltTexts: p.json<Record<string, string>>().onCreate(() => ({})),
    shared: p.boolean().default(false),
    /** Ids of its tags. */
    tags: p.json<string[]>().onCreate(() => []),
    videoType: p.string().length(10).$type<VideoType>().nullable(),
    /** At Vimeo or YouTube; of a GIF, the id of the image in the library. */
    videoID: p.string().length(60).name('video_id').nullable(),
    /** The image of the library that stands for a video until somebody plays it. */
    posterFileID: p.uuid().name('poster_file_id').nullable(),
    /** The focal point, which stays visible where an image is cut: parts of its width and height, 0 to 1. */
    focalX: p.float().nullable(),
    focalY: p.float().nullable(),
    /** Sizes of the files that stood in its place, for which pages may have cut it. */
    earlierSizes: p.json<Size[]>().onCreate(() => []),
    createdBy: p.integer().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p.datetime().onCreate(() => new Date()),
    /** Since when it lies in the trash. */
    deletedAt: p.datetime().nullable(),
    deletedBy: p.integer().nullable(),
    /** In the trash: the file or folder that was deleted, itself or with this in it. */
    trashID: p.uuid().name('trash_id').nullable(),
    /** In the trash: the file whose bytes these were until others took their place. */
    replacedID: p.uuid().name('replaced_id').nullable(),
    /** In the trash: ids of the roles that could see it where it lay; null: everybody. */
    keptTo: p.json<string[]>().nullable(),
  },
});

export class MediaFile extends MediaFileSchema.class {}
MediaFileSchema.setClass(MediaFile);
