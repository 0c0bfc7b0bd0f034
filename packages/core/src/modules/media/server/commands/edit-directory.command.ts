import type { MediaFolder as PresentedFolder } from '../../media.schema.ts';
import { fail } from '#contract/refusing.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { can } from '#server/kernel/policy.ts';
import { folderAccess } from '../folder-access.ts';
import { lockTree } from '../folders.ts';
import { presentFolder } from '../media-folder.presenter.ts';
import { wholeFolder } from '../selection.ts';
import { Role } from '#modules/roles/server/public.ts';

export interface EditDirectoryInput {
  readonly path: string;
  /** Ids of the roles that may see what is in it; null: everybody. */
  readonly roles: readonly string[] | null;
}

/** Says which roles may see and use what is in a folder. Nobody shuts themselves out (V_07). */
export const editDirectory = defineCommand<EditDirectoryInput, PresentedFolder>(
  'media.edit-directory',
  async ({ em, actor, authorize, audit }, { path, roles }) => {
    authorize('manage-media');
    await lockTree(em, 'exclusive');
    const folder = await wholeFolder(em, await folderAccess(em, actor), path, 'path');
    const wanted = roles === null ? null : [...new Set(roles)];
    if (wanted) {
      if ((await em.count(Role, { id: { $in: wanted } })) < wanted.length) fail('invalid', 'roles');
      const isOwnRole = actor.kind !== 'user' || can(actor, 'manage-roles') || wanted.includes(actor.roleID ?? '');
      if (!isOwnRole) fail('notNow', 'roles');
    }
    em.assign(folder, { roles: wanted });
    await em.flush();
    audit({ entity: 'media-folder', entityID: folder.id, changes: { path: folder.path, roles: wanted } });
    return presentFolder(folder, await folderAccess(em, actor));
  },
);
