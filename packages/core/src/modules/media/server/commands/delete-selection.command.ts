import type { Selection } from '../../media.schema.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { assertNotLive, lockUses } from '../file-usage.ts';
import { folderAccess, rolesAt } from '../folder-access.ts';
import { lockTree } from '../folders.ts';
import { below, filesBelow, resolveSelection } from '../selection.ts';

/** Moves files and folders, with everything in them, into the trash: all of them, or none where a live page or a setting needs one (G_12). */
export const deleteSelection = defineCommand<Selection, undefined>(
  'media.delete',
  async ({ app, em, actor, now, authorize, audit }, selection) => {
    authorize('manage-media');
    await lockTree(em, 'exclusive');
    await lockUses(em, 'exclusive');
    const { files, folders } = await resolveSelection(em, await folderAccess(em, actor), selection);
    const inside: string[] = [];
    for (const { path } of folders) inside.push(...(await filesBelow(em, path)));
    await assertNotLive({ app, em }, [...files.map(({ id }) => id), ...inside]);

    const deletedBy = userIDOf(actor);
    // The rule of a folder goes with what lay in it, whatever becomes of the folder.
    const trashed = `set deleted_at = ?, deleted_by = ?, kept_to = ${rolesAt('t.path')}`;
    for (const { id, path, fileName } of files) {
      await em.execute(`update lectern_media_file t ${trashed}, trash_id = id where id = ?`, [now, deletedBy, id]);
      audit({ entity: 'media-file', entityID: id, changes: { path, fileName } });
    }
    for (const { id, path } of folders) {
      for (const table of ['lectern_media_file', 'lectern_media_folder']) {
        await em.execute(`update ${table} t ${trashed}, trash_id = ? where ${below} and deleted_at is null`, [
          now,
          deletedBy,
          id,
          path,
          path,
        ]);
      }
      audit({ entity: 'media-folder', entityID: id, changes: { path } });
    }
  },
);
