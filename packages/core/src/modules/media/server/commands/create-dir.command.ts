import type { MediaFolder as PresentedFolder } from '../../media.schema.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { folderAccess } from '../folder-access.ts';
import { existingFolder, lockTree } from '../folders.ts';
import { canonicalFolder, canonicalFolderName, joinPath } from '../media-path.ts';
import { MediaFolder } from '../media-folder.entity.ts';
import { presentFolder } from '../media-folder.presenter.ts';
import { fail } from '../fail.ts';

export interface CreateDirInput {
  /** The folder in which it is made. */
  readonly path: string;
  readonly folderName: string;
}

/** Makes a folder. */
export const createDir = defineCommand<CreateDirInput, PresentedFolder>(
  'media.create-dir',
  async ({ em, actor, now, authorize, audit }, { path, folderName }) => {
    authorize('manage-media');
    const name = canonicalFolderName(folderName) ?? fail('invalid', 'folderName');
    await lockTree(em, 'shared');
    const access = await folderAccess(em, actor);
    const parent = await existingFolder(em, path, 'path');
    if (!access.canSee(parent)) fail('gone', 'path');
    const made = joinPath(parent, name);
    if (canonicalFolder(made) === undefined || made.length > 1000) fail('invalid', 'folderName');
    const folder = em.create(MediaFolder, {
      id: crypto.randomUUID(),
      path: made,
      roles: null,
      createdBy: userIDOf(actor),
      createdAt: now,
    });
    await em.flush();
    audit({ entity: 'media-folder', entityID: folder.id, changes: { path: made } });
    return presentFolder(folder, access);
  },
  { conflicts: { lectern_media_folder_path_unique: { property: 'folderName', code: 'ML_03' } } },
);
