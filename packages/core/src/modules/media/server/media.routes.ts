import { route } from '#server/http/route.ts';
import { mediaCalls } from '../media.calls.ts';
import { addVideo } from './commands/add-video.command.ts';
import { createDir } from './commands/create-dir.command.ts';
import { deleteSelection } from './commands/delete-selection.command.ts';
import { editDirectory } from './commands/edit-directory.command.ts';
import { editFile } from './commands/edit-file.command.ts';
import { moveDirectory } from './commands/move-directory.command.ts';
import { moveSelection } from './commands/move-selection.command.ts';
import { putBack } from './commands/put-back.command.ts';
import { purgeTrash } from './commands/purge-trash.command.ts';
import { restoreTrash } from './commands/restore-trash.command.ts';
import { findDuplicates, getDirectory, getFile } from './library.query.ts';
import { listCrops } from './list-crops.query.ts';
import { listTrash } from './list-trash.query.ts';
import { readQuota } from './quota.ts';
import { searchFiles } from './search-files.query.ts';
import { listPagesByFile, readUsage } from './usage.query.ts';

const readingRoutes = [
  route(mediaCalls.getDir, async ({ app, actor, body }) => ({ data: await getDirectory(app, actor, body.path) })),
  route(mediaCalls.searchFiles, async ({ app, actor, body }) => ({ data: await searchFiles(app, actor, body) })),
  route(mediaCalls.getFile, async ({ app, actor, params }) => ({ data: await getFile(app, actor, params.id) })),
  route(mediaCalls.findDuplicates, async ({ app, actor, body }) => ({ data: await findDuplicates(app, actor, body.hashes) })),
  route(mediaCalls.listPagesByFile, async ({ app, actor, body }) => ({ data: await listPagesByFile(app, actor, body) })),
  route(mediaCalls.usage, async ({ app, actor, body }) => ({ data: await readUsage(app, actor, body) })),
  route(mediaCalls.quota, async ({ app, actor }) => ({ data: await readQuota(app, actor) })),
  route(mediaCalls.listCrops, async ({ app, actor, body }) => ({ data: await listCrops(app, actor, body.id) })),
  route(mediaCalls.listTrash, async ({ app, actor, query }) => ({ data: await listTrash(app, actor, query) })),
];

const writingRoutes = [
  route(mediaCalls.addVideo, async ({ run, body }) => ({ data: await run(addVideo, body) })),
  route(mediaCalls.createDir, async ({ run, body }) => ({ data: await run(createDir, body) })),
  route(mediaCalls.moveFile, async ({ run, body }) => ({ data: await run(editFile, body) })),
  route(mediaCalls.editFile, async ({ run, body }) => ({ data: await run(editFile, body) })),
  route(mediaCalls.moveDirectory, async ({ run, body }) => ({ data: await run(moveDirectory, body) })),
  route(mediaCalls.editDirectory, async ({ run, body }) => ({ data: await run(editDirectory, body) })),
  route(mediaCalls.deleteFile, ({ run, body }) => run(deleteSelection, { fileIDs: [body.id], directories: [] })),
  route(mediaCalls.deleteDirectory, ({ run, body }) => run(deleteSelection, { fileIDs: [], directories: [body.path] })),
  route(mediaCalls.bulkMove, ({ run, body }) => run(moveSelection, body)),
  route(mediaCalls.bulkDelete, ({ run, body }) => run(deleteSelection, body)),
  route(mediaCalls.restore, ({ run, body }) => run(restoreTrash, body)),
  route(mediaCalls.putBack, async ({ run, body }) => ({ data: await run(putBack, body) })),
  route(mediaCalls.purge, ({ run, body }) => run(purgeTrash, body)),
];

/** The library: folders, files, trash. What brings bytes in, and what sends them out, has routes of its own. */
export const mediaRoutes = [...readingRoutes, ...writingRoutes];
