import type { MediaFolder as PresentedFolder } from '../../media.schema.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { folderAccess } from '../folder-access.ts';
import { existingFolder, folderAt, lockTree } from '../folders.ts';
import { isWithin, joinPath, nameOf, parentOf } from '../media-path.ts';
import { presentFolder } from '../media-folder.presenter.ts';
import { moveFolder } from '../move-folder.ts';
import { wholeFolder } from '../selection.ts';
import { fail } from '../fail.ts';

export interface MoveDirectoryInput {
  readonly oldPath: string;
  /** Its whole new path, name included. The folder above it must be there. */
  readonly newPath: string;
}

/** Moves or renames a folder with everything in it. */
export const moveDirectory = defineCommand<MoveDirectoryInput, PresentedFolder>(
  'media.move-directory',
  async ({ em, actor, authorize, audit }, input) => {
    authorize('manage-media');
    await lockTree(em, 'exclusive');
    const access = await folderAccess(em, actor);
    const folder = await wholeFolder(em, access, input.oldPath, 'oldPath');
    const wanted = folderAt(input.newPath, 'newPath');
    if (wanted === '/') fail('notNow', 'newPath');
    if (isWithin(parentOf(wanted), folder.path)) fail('notNow', 'newPath');
    const parent = await existingFolder(em, parentOf(wanted), 'newPath');
    if (!access.canSee(parent)) fail('gone', 'newPath');
    const from = folder.path;
    const newPath = joinPath(parent, nameOf(wanted));
    const presented = { id: folder.id, path: newPath, roles: folder.roles ?? null };
    await moveFolder(em, folder, newPath);
    audit({ entity: 'media-folder', entityID: folder.id, changes: { from, to: newPath } });
    return presentFolder(presented, access);
  },
  { conflicts: { lectern_media_folder_path_unique: { property: 'newPath', code: 'ML_02' } } },
);
