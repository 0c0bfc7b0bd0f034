import type { Selection } from '../../media.schema.ts';
import { userIDOf } from '../../../../server/kernel/actor.ts';
import { defineCommand } from '../../../../server/kernel/command.ts';
import { assertNotLive, lockUses } from '../file-usage.ts';
import { folderAccess } from '../folder-access.ts';
import { lockTree } from '../folders.ts';
import { below, filesBelow, resolveSelection } from '../selection.ts';

/** Moves files and folders, with everything in them, into the trash: all of them, or none where a live page needs one (G_12). */
export const deleteSelection = defineCommand<Selection, undefined>(
  'media.delete',
  async ({ em, actor, now, authorize, audit }, selection) => {
    authorize('manage-media');
    await lockTree(em, 'exclusive');
    await lockUses(em, 'exclusive');
    const { files, folders } = await resolveSelection(em, await folderAccess(em, actor), selection);
    const inside: string[] = [];
    for (const { path } of folders) inside.push(...(await filesBelow(em, path)));
    await assertNotLive(em, [...files.map(({ id }) => id), ...inside]);

    const deletedBy = userIDOf(actor);
    for (const file of files) {
      em.assign(file, { deletedAt: now, deletedBy, trashID: file.id });
      audit({ entity: 'media-file', entityID: file.id, changes: { path: file.path, fileName: file.fileName } });
    }
    await em.flush();
    for (const { id, path } of folders) {
      for (const table of ['lectern_media_file', 'lectern_media_folder']) {
        await em.execute(
          `update ${table} set deleted_at = ?, deleted_by = ?, trash_id = ? where ${below} and deleted_at is null`,
          [now, deletedBy, id, path, path],
        );
      }
      audit({ entity: 'media-folder', entityID: id, changes: { path } });
    }
  },
);
