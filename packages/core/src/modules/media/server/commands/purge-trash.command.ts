import { defineCommand } from '#server/kernel/command.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { releaseBytes } from '../bytes.ts';
import { folderAccess } from '../folder-access.ts';
import { lockTree } from '../folders.ts';
import { trashContent, trashDays } from '../trash.ts';
import type { TrashContent } from '../trash.ts';

export interface PurgeTrashInput {
  readonly ids: readonly string[];
}

async function removeForGood({ app, em, audit, afterCommit }: CommandContext, { files, folders }: TrashContent): Promise<void> {
  for (const file of files) {
    await em.execute('update lectern_media_file set poster_file_id = null where poster_file_id = ?', [file.id]);
    audit({ entity: 'media-file', entityID: file.id, changes: { path: file.path, fileName: file.fileName } });
    em.remove(file);
  }
  for (const folder of folders) {
    audit({ entity: 'media-folder', entityID: folder.id, changes: { path: folder.path } });
    em.remove(folder);
  }
  await em.flush();
  const hashes = files.map(({ hash }) => hash);
  afterCommit(() => {
    // What is missed here is found by the next sweep.
    releaseBytes(app, hashes).catch((error: unknown) => app.log.warn({ err: error }, 'bytes nobody needs were not removed'));
  });
}

/** Deletes things in the trash for good, and their bytes where no other file has the same. */
export const purgeTrash = defineCommand<PurgeTrashInput, undefined>('media.purge', async (context, { ids }) => {
  const { em, actor, authorize } = context;
  authorize('manage-media');
  await lockTree(em, 'exclusive');
  await removeForGood(context, await trashContent(em, await folderAccess(em, actor, true), ids));
});

/** Deletes for good what has lain in the trash for its time; at most so many at once. Answers with how many there were. */
export const emptyTrash = defineCommand<{ readonly limit: number }, number>('media.empty-trash', async (context, { limit }) => {
  const { em, actor, now, authorize } = context;
  authorize('manage-media');
  await lockTree(em, 'exclusive');
  const rows = await em.execute<{ id: string }[]>(
    `select id from (
       select id, deleted_at from lectern_media_file where trash_id = id
       union all select id, deleted_at from lectern_media_folder where trash_id = id) t
     where deleted_at < ?::timestamptz - make_interval(days => ?) order by deleted_at limit ?`,
    [now, trashDays, limit],
  );
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await removeForGood(context, await trashContent(em, await folderAccess(em, actor, true), ids));
  return rows.length;
});
