import { userIDOf } from '#server/kernel/actor.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { folderAccess } from './folder-access.ts';
import type { FolderAccess } from './folder-access.ts';
import { ensureFolder, folderAt, lockTree, pathOfFolder } from './folders.ts';
import { rolesLeftAt } from './left-places.ts';
import { fail } from './fail.ts';

export interface NewPlace {
  /** Folder: `/` or `/kerken/orgels`. It is made where it is not there. */
  readonly path: string;
  /** Instead of the path: a folder that is there, wherever it lies by now. */
  readonly folderID?: string | undefined;
}

/**
 * The folder into which something new is put, by its path as its row spells it, and what the actor may do there. The tree is held
 * until the end of the transaction. G_15 at `path` where it is kept from the actor.
 */
export async function folderForNew(
  { em, actor, now }: Pick<CommandContext, 'em' | 'actor' | 'now'>,
  { path, folderID }: NewPlace,
): Promise<{ readonly folder: string; readonly access: FolderAccess }> {
  await lockTree(em, 'shared');
  const wanted = folderID === undefined ? folderAt(path, 'path') : await pathOfFolder(em, folderID, 'path');
  if (!(await folderAccess(em, actor)).canSee(wanted)) fail('gone', 'path');
  // A folder that was moved or deleted since it was named is made again, for nobody else than before.
  const making = { userID: userIDOf(actor), now, rolesOf: (made: string) => rolesLeftAt(em, made) };
  const folder = await ensureFolder(em, wanted, making);
  const access = await folderAccess(em, actor);
  if (!access.canSee(folder)) fail('gone', 'path');
  return { folder, access };
}
