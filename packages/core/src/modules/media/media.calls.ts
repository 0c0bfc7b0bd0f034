import * as z from 'zod';
import { bytes, dataOf, defineCalls, headersOnly, nothing } from '../../contract/call.ts';
import { listOf, listQuery } from '../../contract/list.ts';
import { only } from '../../contract/refusals.ts';
import { maxFileSize } from './media-limits.ts';
import * as schema from './media.schema.ts';
import { mediaRefusals } from './media.refusals.ts';

const reading = { method: 'POST', access: 'signed-in' } as const;
const writing = { method: 'POST', access: 'manage-media' } as const;

const libraryCalls = defineCalls({
  getDir: {
    ...reading,
    path: '/medialib/get-dir',
    summary: 'The files and folders in a folder.',
    body: schema.byFolder,
    refuses: only(mediaRefusals, 'gone'),
    answer: dataOf(schema.directory),
  },
  searchFiles: {
    ...reading,
    path: '/medialib/search-files',
    summary: 'Files in a folder and below it, by name and alternative text or by a filter.',
    body: schema.mediaSearch,
    refuses: only(mediaRefusals, 'gone'),
    answer: dataOf(schema.foundFiles),
  },
  getFile: {
    method: 'GET',
    access: 'signed-in',
    path: '/medialib/file/{id}',
    summary: 'One file of the library.',
    params: schema.byID,
    refuses: only(mediaRefusals, 'gone'),
    answer: dataOf(schema.mediaFile),
  },
  findDuplicates: {
    ...reading,
    path: '/medialib/find-duplicates',
    summary: 'Files with these contents, by SHA-256; hashes without any are left out.',
    body: schema.fileHashes,
    refuses: {},
    answer: dataOf(z.record(z.string(), z.array(schema.mediaFile))),
  },
  listPagesByFile: {
    ...reading,
    path: '/medialib/list-pages-by-file',
    summary: 'The pages that use a file, in their live, latest or older versions.',
    body: schema.pagesByFileQuery,
    refuses: only(mediaRefusals, 'gone'),
    answer: dataOf(listOf(schema.pageUsage)),
  },
  usage: {
    ...reading,
    path: '/medialib/usage',
    summary: 'Who uses anything of a selection: live pages, drafts, old versions and videos apart.',
    body: schema.selection,
    refuses: {},
    answer: dataOf(schema.usage),
  },
  quota: {
    method: 'GET',
    access: 'signed-in',
    path: '/medialib/quota',
    summary: 'Bytes that the site and this user have taken and may take.',
    refuses: {},
    answer: dataOf(schema.quota),
  },
  listTrash: {
    method: 'GET',
    access: 'manage-media',
    path: '/medialib/trash',
    summary: 'What lies in the trash, last deleted first.',
    query: listQuery({ columns: ['deletedAt'], sortBy: 'deletedAt', filters: {} }),
    refuses: {},
    answer: dataOf(listOf(schema.trashItem)),
  },
  listCrops: {
    ...writing,
    path: '/medialib/list-crops',
    summary: 'The crops of an image on pages, live ones and latest versions: what its replacement will be cut to.',
    body: schema.byID,
    refuses: only(mediaRefusals, 'gone'),
    answer: dataOf(z.array(schema.fileCrop)),
  },
  putBack: {
    ...writing,
    path: '/medialib/put-back',
    summary: 'Puts what was replaced, by its id in the trash, back into its place; what stands there goes to the trash.',
    body: schema.byID,
    refuses: only(mediaRefusals, 'gone', 'nameTaken'),
    answer: dataOf(schema.mediaFile),
  },
  addVideo: {
    ...writing,
    path: '/medialib/add-video',
    summary: 'Adds a video of Vimeo or YouTube by its link, or one that is a GIF of the library.',
    body: schema.newVideo,
    refuses: only(mediaRefusals, 'gone', 'nameTaken', 'noAddress', 'noFile'),
    answer: dataOf(schema.mediaFile),
  },
  createDir: {
    ...writing,
    path: '/medialib/create-dir',
    summary: 'Makes a folder.',
    body: schema.incomingFolder,
    refuses: only(mediaRefusals, 'gone', 'nameTaken'),
    answer: dataOf(schema.mediaFolder),
  },
  moveFile: {
    ...writing,
    path: '/medialib/move-file',
    summary: 'Moves or renames a file.',
    body: schema.fileMove,
    refuses: only(mediaRefusals, 'gone', 'cannotMove'),
    answer: dataOf(schema.mediaFile),
  },
  editFile: {
    ...writing,
    path: '/medialib/edit-file',
    summary: 'Describes a file, and moves or renames it.',
    body: schema.fileChanges,
    refuses: only(mediaRefusals, 'gone', 'cannotMove', 'notNow', 'noAddress', 'noFile', 'noTag'),
    answer: dataOf(schema.mediaFile),
  },
  moveDirectory: {
    ...writing,
    path: '/medialib/move-directory',
    summary: 'Moves or renames a folder with everything in it. Not into itself.',
    body: schema.folderMove,
    refuses: only(mediaRefusals, 'gone', 'cannotMove', 'notNow', 'tooLong'),
    answer: dataOf(schema.mediaFolder),
  },
  editDirectory: {
    ...writing,
    path: '/medialib/edit-directory',
    summary: 'Says which roles may see and use what is in a folder.',
    body: schema.folderRoles,
    refuses: only(mediaRefusals, 'gone', 'notNow'),
    answer: dataOf(schema.mediaFolder),
  },
  deleteFile: {
    ...writing,
    path: '/medialib/delete-file',
    summary: 'Moves a file into the trash, unless a live page uses it.',
    body: schema.byID,
    refuses: only(mediaRefusals, 'gone', 'inUse'),
    answer: nothing,
  },
  deleteDirectory: {
    ...writing,
    path: '/medialib/delete-directory',
    summary: 'Moves a folder with everything in it into the trash. Refused where a live page uses something of it.',
    body: schema.byPath,
    refuses: only(mediaRefusals, 'gone', 'inUse', 'notNow'),
    answer: nothing,
  },
  bulkMove: {
    ...writing,
    path: '/medialib/bulk-move',
    summary: 'Moves files and folders into one folder, all or none.',
    body: schema.selectionMove,
    refuses: only(mediaRefusals, 'gone', 'cannotMove', 'notNow'),
    answer: nothing,
  },
  bulkDelete: {
    ...writing,
    path: '/medialib/bulk-delete',
    summary: 'Moves files and folders into the trash, all or none.',
    body: schema.selection,
    refuses: only(mediaRefusals, 'gone', 'inUse'),
    answer: nothing,
  },
  restore: {
    ...writing,
    path: '/medialib/restore',
    summary: 'Takes things out of the trash, all or none.',
    body: schema.trashIDs,
    refuses: only(mediaRefusals, 'gone'),
    answer: nothing,
  },
  purge: {
    ...writing,
    path: '/medialib/purge',
    summary: 'Deletes things in the trash for good.',
    body: schema.trashIDs,
    refuses: only(mediaRefusals, 'gone'),
    answer: nothing,
  },
});

const adding = { ...writing, form: { files: { f: { maxSize: maxFileSize, tooLarge: mediaRefusals.fileTooLarge } } } } as const;
/** What is said of the bytes that come in, before anything is known of their place. */
const ofBytes = [
  'noFile',
  'unusable',
  'otherContent',
  'tooManyPixels',
  'richTextFile',
  'scripted',
  'phonePhoto',
  'macros',
  'oldOffice',
  'unknownImage',
  'filmOrSound',
  'unreadableText',
] as const;
const uploading = { access: 'manage-media', readsBody: true } as const;
const oneUpload = z.strictObject({ uploadID: z.string().max(100, 'V_12') });

const uploadCalls = defineCalls({
  addFile: {
    ...adding,
    path: '/medialib/add-file',
    summary: 'Puts a file into a folder: `f`, or a finished upload by its id in `upload`. Says which others have the same bytes.',
    body: schema.incomingFile,
    refuses: only(mediaRefusals, ...ofBytes, 'libraryFull', 'gone', 'nameTaken', 'tooLong'),
    answer: dataOf(schema.addedFile),
  },
  replaceFile: {
    ...adding,
    path: '/medialib/replace-file',
    summary: 'Puts other bytes in the place of a file’s, on live pages as well. What stood there goes to the trash.',
    body: schema.incomingReplacement,
    refuses: only(mediaRefusals, ...ofBytes, 'libraryFull', 'gone', 'nameTaken'),
    answer: dataOf(schema.replacedFile),
  },
  beginUpload: {
    ...uploading,
    method: 'POST',
    path: '/medialib/uploads',
    summary: 'Begins a resumable upload (tus 1.0). Refused where it is too large or there is no room.',
    refuses: only(mediaRefusals, 'noFile', 'fileTooLarge', 'libraryFull'),
    answer: headersOnly(201),
  },
  inspectUpload: {
    ...uploading,
    method: 'GET',
    path: '/medialib/uploads/{uploadID}',
    summary: 'HEAD: how much of an upload has arrived (tus 1.0).',
    params: oneUpload,
    refuses: only(mediaRefusals, 'gone', 'wrongMethod'),
    answer: headersOnly(200),
  },
  continueUpload: {
    ...uploading,
    method: 'PATCH',
    path: '/medialib/uploads/{uploadID}',
    summary: 'Sends the next bytes of an upload (tus 1.0).',
    params: oneUpload,
    refuses: only(mediaRefusals, 'gone', 'outdated', 'fileTooLarge'),
    answer: headersOnly(204),
  },
  abandonUpload: {
    ...uploading,
    method: 'DELETE',
    path: '/medialib/uploads/{uploadID}',
    summary: 'Gives an upload up (tus 1.0).',
    params: oneUpload,
    refuses: only(mediaRefusals, 'gone'),
    answer: headersOnly(204),
  },
});

const pixels = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'V_12')
  .transform(Number);

/** A number as `String` writes it. */
const decimal = z
  .string('V_12')
  .max(40, 'V_12')
  .regex(/^-?\d+(\.\d+)?(e-\d{1,3})?$/, 'V_12')
  .transform(Number);

/** Not read: it makes another address of a file whose bytes were replaced. */
const version = z
  .string('V_12')
  .regex(/^[0-9a-f]{1,64}$/, 'V_12')
  .optional();

/** Widths of previews in pixels: few, so that there is little to keep. Any other gets the next one. */
const previewWidths = [160, 320, 640, 1280] as const;

const byteCalls = defineCalls({
  pageFile: {
    method: 'GET',
    path: '/medialib/get-page-file/{pageID}/{group}/{hash}/{fileName}',
    access: 'public',
    summary:
      'An image or file of a page: of a block (`block_images_{key}`, `block_files_{key}`) or of the page itself by group. `w`, `f` and `s` name a narrower copy, as the page does.',
    params: z.strictObject({
      pageID: z.uuid('V_12'),
      group: z.string().regex(/^(block_images_|block_files_)?[A-Za-z][\w-]{0,60}$/, 'V_12'),
      hash: z.string().regex(/^[0-9a-f]{64}$/, 'V_12'),
      fileName: z.string().min(1).max(255),
    }),
    query: z.strictObject({
      w: pixels.optional(),
      h: pixels.optional(),
      f: z.enum(['avif', 'webp', 'jpeg'], 'V_12').optional(),
      s: z.string().max(64, 'V_12').optional(),
      p: z.string().max(64, 'V_12').optional().describe('Opens the address for some hours, as a preview has it.'),
    }),
    refuses: {},
    answer: bytes('*/*'),
  },
  sharedFile: {
    method: 'GET',
    path: '/medialib/get-shared-file/{fileID}/{fileName}',
    access: 'public',
    summary: 'A shared file of the library, by its id. The name is for people: any will do.',
    params: z.strictObject({ fileID: z.uuid('V_12'), fileName: z.string().min(1).max(255) }),
    refuses: {},
    answer: bytes('*/*'),
  },
  preview: {
    method: 'GET',
    path: '/medialib/preview-image',
    access: 'signed-in',
    summary: 'An image of the library. `width` asks for a copy about so many pixels wide, `v` tells browsers which bytes.',
    query: z.strictObject({
      imageID: z.uuid('V_12'),
      width: z
        .string('V_12')
        .regex(/^[1-9]\d{0,3}$/, 'V_12')
        .transform((text) => previewWidths.find((width) => width >= Number(text)))
        .optional(),
      v: version,
    }),
    refuses: {},
    answer: bytes('image/*'),
  },
  cropPreview: {
    method: 'GET',
    path: '/medialib/preview-crop',
    access: 'signed-in',
    summary: 'An image of the library as it looks when it is cut: the data of cropperjs 1.6.',
    query: z.strictObject({
      imageID: z.uuid('V_12'),
      x: decimal,
      y: decimal,
      width: decimal,
      height: decimal,
      rotate: decimal,
      scaleX: decimal,
      scaleY: decimal,
      v: version,
    }),
    refuses: {},
    answer: bytes('image/*'),
  },
});

export const mediaCalls = defineCalls({ ...libraryCalls, ...uploadCalls, ...byteCalls });
