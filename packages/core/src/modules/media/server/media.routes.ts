import { defineRoute } from '../../../server/http/route.ts';
import { listQuery } from '../../../server/http/list-query.ts';
import { addVideo } from './commands/add-video.command.ts';
import { createDir } from './commands/create-dir.command.ts';
import { deleteSelection } from './commands/delete-selection.command.ts';
import { editDirectory } from './commands/edit-directory.command.ts';
import { editFile } from './commands/edit-file.command.ts';
import { moveDirectory } from './commands/move-directory.command.ts';
import { moveSelection } from './commands/move-selection.command.ts';
import { purgeTrash } from './commands/purge-trash.command.ts';
import { restoreTrash } from './commands/restore-trash.command.ts';
import { findDuplicates, getDirectory, getFile } from './library-queries.ts';
import { listTrash } from './list-trash.ts';
import { mediaBodies } from './media.schema.ts';
import { readQuota } from './quota.ts';
import { searchFiles } from './search-files.ts';
import { listPagesByFile, readUsage } from './usage-queries.ts';

const reading = { method: 'POST', access: 'signed-in' } as const;
const writing = { method: 'POST', access: 'manage-media' } as const;

const readingRoutes = [
  defineRoute({
    ...reading,
    path: '/medialib/get-dir',
    summary: 'The files and folders in a folder.',
    body: mediaBodies.getDir,
    run: async ({ app, actor, body }) => ({ data: await getDirectory(app, actor, body.path) }),
  }),
  defineRoute({
    ...reading,
    path: '/medialib/search-files',
    summary: 'Files in a folder and below it, by name and alternative text or by a filter.',
    body: mediaBodies.searchFiles,
    run: async ({ app, actor, body }) => ({ data: await searchFiles(app, actor, body) }),
  }),
  defineRoute({
    method: 'GET',
    access: 'signed-in',
    path: '/medialib/file/{id}',
    summary: 'One file of the library.',
    params: mediaBodies.byID,
    run: async ({ app, actor, params }) => ({ data: await getFile(app, actor, params.id) }),
  }),
  defineRoute({
    ...reading,
    path: '/medialib/find-duplicates',
    summary: 'Files with these contents, by SHA-256.',
    body: mediaBodies.findDuplicates,
    run: async ({ app, actor, body }) => ({ data: await findDuplicates(app, actor, body.hashes) }),
  }),
  defineRoute({
    ...reading,
    path: '/medialib/list-pages-by-file',
    summary: 'The pages that use a file, in their live, latest or older versions.',
    body: mediaBodies.listPagesByFile,
    run: async ({ app, actor, body }) => ({ data: await listPagesByFile(app, actor, body) }),
  }),
  defineRoute({
    ...reading,
    path: '/medialib/usage',
    summary: 'Who uses anything of a selection: live pages, drafts, old versions and videos apart.',
    body: mediaBodies.selection,
    run: async ({ app, actor, body }) => ({ data: await readUsage(app, actor, body) }),
  }),
  defineRoute({
    method: 'GET',
    access: 'signed-in',
    path: '/medialib/quota',
    summary: 'Bytes that the site and this user have taken and may take.',
    run: async ({ app, actor }) => ({ data: await readQuota(app, actor) }),
  }),
  defineRoute({
    method: 'GET',
    access: 'manage-media',
    path: '/medialib/trash',
    summary: 'What lies in the trash, last deleted first.',
    query: listQuery({ columns: ['deletedAt'], sortBy: 'deletedAt', filters: {} }),
    run: async ({ app, actor, query }) => ({ data: await listTrash(app, actor, query) }),
  }),
];

const writingRoutes = [
  defineRoute({
    ...writing,
    path: '/medialib/add-video',
    summary: 'Adds a video of Vimeo or YouTube by its link, or one that is a GIF of the library.',
    body: mediaBodies.addVideo,
    run: async ({ run, body }) => ({ data: await run(addVideo, body) }),
  }),
  defineRoute({
    ...writing,
    path: '/medialib/create-dir',
    summary: 'Makes a folder.',
    body: mediaBodies.createDir,
    run: async ({ run, body }) => ({ data: await run(createDir, body) }),
  }),
  defineRoute({
    ...writing,
    path: '/medialib/move-file',
    summary: 'Moves or renames a file.',
    body: mediaBodies.moveFile,
    run: async ({ run, body }) => ({ data: await run(editFile, body) }),
  }),
  defineRoute({
    ...writing,
    path: '/medialib/edit-file',
    summary: 'Describes a file, and moves or renames it.',
    body: mediaBodies.editFile,
    run: async ({ run, body }) => ({ data: await run(editFile, body) }),
  }),
  defineRoute({
    ...writing,
    path: '/medialib/move-directory',
    summary: 'Moves or renames a folder with everything in it.',
    body: mediaBodies.moveDirectory,
    run: async ({ run, body }) => ({ data: await run(moveDirectory, body) }),
  }),
  defineRoute({
    ...writing,
    path: '/medialib/edit-directory',
    summary: 'Says which roles may see and use what is in a folder.',
    body: mediaBodies.editDirectory,
    run: async ({ run, body }) => ({ data: await run(editDirectory, body) }),
  }),
  defineRoute({
    ...writing,
    path: '/medialib/delete-file',
    summary: 'Moves a file into the trash. Refused where a live page uses it.',
    body: mediaBodies.byID,
    run: ({ run, body }) => run(deleteSelection, { fileIDs: [body.id], directories: [] }),
  }),
  defineRoute({
    ...writing,
    path: '/medialib/delete-directory',
    summary: 'Moves a folder with everything in it into the trash. Refused where a live page uses something of it.',
    body: mediaBodies.byPath,
    run: ({ run, body }) => run(deleteSelection, { fileIDs: [], directories: [body.path] }),
  }),
  defineRoute({
    ...writing,
    path: '/medialib/bulk-move',
    summary: 'Moves files and folders into one folder, all or none.',
    body: mediaBodies.moveSelection,
    run: ({ run, body }) => run(moveSelection, body),
  }),
  defineRoute({
    ...writing,
    path: '/medialib/bulk-delete',
    summary: 'Moves files and folders into the trash, all or none.',
    body: mediaBodies.selection,
    run: ({ run, body }) => run(deleteSelection, body),
  }),
  defineRoute({
    ...writing,
    path: '/medialib/restore',
    summary: 'Takes things out of the trash, all or none.',
    body: mediaBodies.trashIDs,
    run: ({ run, body }) => run(restoreTrash, body),
  }),
  defineRoute({
    ...writing,
    path: '/medialib/purge',
    summary: 'Deletes things in the trash for good.',
    body: mediaBodies.trashIDs,
    run: ({ run, body }) => run(purgeTrash, body),
  }),
];

/** The library: folders, files, trash. What brings bytes in, and what sends them out, has routes of its own. */
export const mediaRoutes = [...readingRoutes, ...writingRoutes];
