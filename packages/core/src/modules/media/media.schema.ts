import * as z from 'zod';
import type { Described, Immutable } from '../../contract/call.ts';
import { listOf } from '../../contract/list.ts';
import { tagIDs } from '../../contract/tag-ids.ts';

/** The actions that the caller may do with a file or folder: rename, move, describe, replace, delete. */
const policies = z.strictObject({ manage: z.boolean() });

export type MediaPolicies = Described<typeof policies>;

const fileType = z.enum(['image', 'document', 'video'], 'V_12');

export const mediaFile = z.strictObject({
  id: z.uuid(),
  path: z.string().describe('Folder in which it lies; empty where that is kept from the one who asks.'),
  fileName: z.string(),
  fileType,
  mimeType: z.string(),
  hash: z.string().describe('SHA-256 of its bytes, hexadecimal.'),
  defaultAltText: z.string().describe('In the default locale.'),
  defaultAltTexts: z.record(z.string(), z.string()).describe('In the other locales, by locale.'),
  shared: z.boolean().describe('May be used outside its folder’s permission and linked directly.'),
  tags: z.array(z.uuid()).describe('Its tags, by their ids.'),
  dimensions: z.strictObject({ width: z.int(), height: z.int() }).nullable().describe('Pixels; null for all but images.'),
  filesize: z.int().describe('Bytes; 0 for videos.'),
  focalPoint: z
    .strictObject({ x: z.number(), y: z.number() })
    .nullable()
    .describe('Stays visible where an image is cut: parts of its width and height, 0 to 1. Null: the middle.'),
  earlierSizes: z
    .array(z.strictObject({ width: z.int(), height: z.int() }))
    .describe('Pixels of the images that stood in its place. A crop that was made for one of them is fitted to the present one.'),
  video: z
    .strictObject({
      videoType: z.enum(['vimeo', 'youtube', 'gif']),
      videoID: z.string().describe('Of a GIF, the id of the image in the library.'),
      link: z.string().nullable().describe('Where people watch it; null for a GIF.'),
      posterFileID: z.uuid().nullable(),
    })
    .nullable()
    .describe('Videos only.'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  policies,
});

/** A file of the library: an image, a document, or a video by its address elsewhere. */
export type MediaFile = Described<typeof mediaFile>;

export const addedFile = mediaFile.extend({
  duplicates: z.array(mediaFile).describe('The others in the library whose bytes are the same.'),
});

/** An added or replaced file, with the others in the library whose bytes are the same. */
export type AddedFile = Described<typeof addedFile>;

export const replacedFile = addedFile.extend({
  replacedID: z.uuid().nullable().describe('What stood there, in the trash; null where it had the same bytes.'),
});

export const mediaFolder = z.strictObject({
  id: z.uuid(),
  folderName: z.string(),
  path: z.string(),
  roles: z.array(z.uuid()).nullable().describe('Roles that may see what is in it, and below; null: everybody.'),
  policies,
});

export type MediaFolder = Described<typeof mediaFolder>;

export const directory = z.strictObject({
  path: z.string(),
  folderID: z.uuid().optional().describe('Of the folder itself; absent for the root.'),
  folders: z.array(mediaFolder),
  files: z.array(mediaFile),
  policies: policies.describe('Whether files and folders may be added here.'),
});

/** The content of a folder. */
export type Directory = Described<typeof directory>;

export const foundFiles = listOf(mediaFile).extend({
  folders: z.array(mediaFolder).describe('Folders whose name fits; none with a filter or on later pages.'),
});

/** One page of the files that a search found. */
export type FoundFiles = Described<typeof foundFiles>;

export const trashItem = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['file', 'folder']),
  name: z.string(),
  trashedFrom: z.string().describe('Folder in which it lay.'),
  fileCount: z.int().describe('Files in it; 1 for a file.'),
  filesize: z.int().describe('Bytes.'),
  file: mediaFile.nullable().describe('Files only.'),
  replaced: z
    .strictObject({ id: z.uuid(), fileName: z.string() })
    .nullable()
    .describe('The file of the library whose bytes these were until others took their place.'),
  deletedAt: z.iso.datetime(),
  deletedBy: z.string().nullable().describe('Name of the person; null where nobody, or nobody any more.'),
  purgedAt: z.iso.datetime().describe('When it is deleted for good.'),
  policies,
});

/** A whole in the trash: a file, or a folder with everything in it. */
export type TrashItem = Described<typeof trashItem>;

const crop = z.strictObject({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  rotate: z.number(),
  scaleX: z.number(),
  scaleY: z.number(),
});

export const fileCrop = z.strictObject({
  cropParams: crop.describe('As the pages have it.'),
  pages: z.array(z.strictObject({ id: z.uuid(), title: z.string(), isLive: z.boolean() })).describe('At most 50.'),
});

/** A crop of an image, with the pages that cut it so. */
export type FileCrop = Described<typeof fileCrop>;

const usageScope = z.enum(['live', 'draft', 'old']);

export type UsageScope = z.output<typeof usageScope>;

export const pageUsage = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  path: z.string().describe('Its public address.'),
  type: z.string(),
  locale: z.string(),
  status: z.enum(['live', 'changed', 'draft']),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  uses: z.array(usageScope).describe('In which of its versions: what visitors see, the latest one, older ones.'),
});

/** A page that uses a file. */
export type PageUsage = Described<typeof pageUsage>;

export const usage = z.strictObject({
  live: z.array(pageUsage),
  draft: z.array(pageUsage),
  old: z.array(pageUsage),
  settings: z
    .array(z.strictObject({ owner: z.string(), label: z.string() }))
    .describe('The modules and plugins whose settings name something of it.'),
  records: z
    .array(z.strictObject({ owner: z.string(), label: z.string() }))
    .describe('Records of plugins that show something of it, with the plugin of each.'),
  videos: z.array(mediaFile).describe('Videos outside the selection that show something of it.'),
  totals: z.strictObject({ live: z.int(), draft: z.int(), old: z.int() }),
});

/** Pages that use any of a selection. Each list names at most 50; `totals` counts all of them. */
export type Usage = Described<typeof usage>;

const quotaState = z.strictObject({
  used: z.int(),
  limit: z.int().nullable(),
  isNearlyFull: z.boolean().describe('From 90% on.'),
});

/** Bytes that are taken and may be taken. A limit of null: none. */
export type QuotaState = Described<typeof quotaState>;

export const quota = z.strictObject({ site: quotaState, user: quotaState });

export type Quota = Described<typeof quota>;

const path = z.string('V_12').max(1000, 'V_14');
const id = z.uuid('V_12');
const name = z.string('V_12').min(1, 'V_01').max(255, 'V_14');
const altText = z.string('V_12').max(500, 'V_14');
/** Files or folders that one call may name. */
const many = 1000;
const ids = z.array(id, 'V_12').max(many, 'V_14');
const pageIndex = z.int('V_12').min(0, 'V_12').max(1_000_000, 'V_12').default(0);
const pageSize = (most: number, fallback: number) => z.int('V_12').min(1, 'V_12').max(most, 'V_12').default(fallback);
const part = z.number('V_12').min(0, 'V_12').max(1, 'V_12');
const upload = z
  .string()
  .regex(/^[0-9a-f]{32}$/, 'V_12')
  .optional()
  .describe('A finished upload of the resumable kind, by its id.');

export const byID = z.strictObject({ id });
export const byPath = z.strictObject({ path });
export const byFolder = z.strictObject({ path: path.default('/') });
export const incomingFile = z.strictObject({
  path: path.default('/').describe('Folder; it is made where it is not there.'),
  folderID: id.optional().describe('Instead of a path: the folder wherever it lies by now.'),
  upload,
});
export const incomingReplacement = z.strictObject({ id, upload });
export const incomingFolder = z.strictObject({ path: path.default('/'), folderName: name });
export const fileMove = z.strictObject({ id, newPath: path, newFileName: name });
export const folderMove = z.strictObject({ oldPath: path, newPath: path });
export const folderRoles = z.strictObject({ path, roles: z.array(id, 'V_12').max(200, 'V_14').nullable() });
export const trashIDs = z.strictObject({ ids: ids.min(1, 'V_01') });
export const fileHashes = z.strictObject({
  hashes: z.array(z.string('V_12').regex(/^[0-9a-f]{64}$/, 'V_12'), 'V_12').max(many, 'V_14'),
});

export const mediaSearch = z.strictObject({
  searchTerm: z.string('V_12').max(200, 'V_14').default(''),
  directory: path.default('/').describe('Searched with all folders below it.'),
  filter: z
    .enum(['live-without-alt', 'unused', 'too-large', 'recent'], 'V_12')
    .optional()
    .describe(
      '`live-without-alt`: images on live pages that no text describes. `unused`: no page and no video uses it. `too-large`: images wider or higher than 2560 pixels. `recent`: all of them, the newest first.',
    ),
  fileType: fileType.optional(),
  tag: id.optional().describe('Only files that have this tag.'),
  pageIndex,
  pageSize: pageSize(500, 100),
});

export type MediaSearch = z.output<typeof mediaSearch>;
export type MediaFilter = NonNullable<MediaSearch['filter']>;

export const newVideo = z.strictObject({
  path: path.default('/'),
  fileName: name.describe('Its name in the library.'),
  link: z.string('V_13').max(500, 'V_14').optional().describe('At Vimeo or YouTube; V_13 where it is neither.'),
  gifFileID: id.optional().describe('Instead of a link: a GIF of the library.'),
  posterFileID: id.optional(),
  defaultAltText: altText.optional(),
});

export type NewVideo = z.output<typeof newVideo>;

export const fileChanges = z.strictObject({
  id,
  newPath: path.optional(),
  newFileName: name.optional(),
  defaultAltText: altText.optional(),
  defaultAltTexts: z.record(z.string().max(5, 'V_12'), altText, 'V_12').optional().describe('Replaces all of them.'),
  shared: z.boolean('V_12').optional(),
  tags: tagIDs.optional().describe('Replaces all of them. G_64 for what never was a tag.'),
  focalPoint: z.strictObject({ x: part, y: part }, 'V_12').nullable().optional(),
  link: z.string('V_13').max(500, 'V_14').optional().describe('Videos only.'),
  posterFileID: id.nullable().optional(),
});

/** Changes of a file; what is left out stays. */
export type FileChanges = Immutable<z.output<typeof fileChanges>>;

const selected = { fileIDs: ids.default([]), directories: z.array(path, 'V_12').max(many, 'V_14').default([]) };

export const selection = z.strictObject(selected);
export const selectionMove = z.strictObject({ ...selected, newPath: path });

/** Files by id and folders by path. */
export type Selection = Described<typeof selection>;

export const pagesByFileQuery = z.strictObject({
  fileID: id,
  pageIndex,
  pageSize: pageSize(100, 25),
  searchTerm: z.string('V_12').max(200, 'V_14').default(''),
  columnToSort: z.enum(['title', 'slug', 'createdAt', 'updatedAt'], 'V_12').default('title'),
  sortOrder: z.enum(['asc', 'desc'], 'V_12').default('asc'),
});

export type PagesByFileQuery = z.output<typeof pagesByFileQuery>;
