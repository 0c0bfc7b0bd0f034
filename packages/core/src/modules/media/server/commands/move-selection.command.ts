import type { Selection } from '../../media.schema.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { folderAccess } from '../folder-access.ts';
import { existingFolder, lockTree } from '../folders.ts';
import { joinPath, nameOf } from '../media-path.ts';
import { moveFolder } from '../move-folder.ts';
import { resolveSelection } from '../selection.ts';
import { fail } from '../fail.ts';

export interface MoveSelectionInput extends Selection {
  readonly newPath: string;
}

/** Moves files and folders into one folder: all of them, or none where a name is taken there (ML_02). */
export const moveSelection = defineCommand<MoveSelectionInput, undefined>(
  'media.move',
  async ({ em, actor, now, authorize, audit }, input) => {
    authorize('manage-media');
    await lockTree(em, 'exclusive');
    const access = await folderAccess(em, actor);
    const { files, folders } = await resolveSelection(em, access, input);
    const target = await existingFolder(em, input.newPath, 'newPath');
    if (!access.canSee(target)) fail('gone', 'newPath');
    for (const file of files) {
      if (file.path === target) continue;
      audit({ entity: 'media-file', entityID: file.id, changes: { from: file.path, to: target } });
      em.assign(file, { path: target, updatedAt: now });
    }
    await em.flush();
    for (const folder of folders) {
      const newPath = joinPath(target, nameOf(folder.path));
      audit({ entity: 'media-folder', entityID: folder.id, changes: { from: folder.path, to: newPath } });
      await moveFolder(em, folder, newPath);
    }
  },
  {
    conflicts: {
      lectern_media_file_name_unique: { property: 'newPath', code: 'ML_02' },
      lectern_media_folder_path_unique: { property: 'newPath', code: 'ML_02' },
    },
  },
);
