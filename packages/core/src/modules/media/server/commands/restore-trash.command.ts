import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { folderAccess, rolesAt } from '../folder-access.ts';
import type { KeptTo } from '../folder-access.ts';
import { ensureFolder, findFolder, lockTree } from '../folders.ts';
import type { Making } from '../folders.ts';
import type { MediaFile } from '../media-file.entity.ts';
import type { MediaFolder } from '../media-folder.entity.ts';
import { joinPath, nameOf, numberedName, parentOf } from '../media-path.ts';
import { trashContent } from '../trash.ts';
import { nameKey } from '#contract/fold-text.ts';

export interface RestoreTrashInput {
  readonly ids: readonly string[];
}

/** The roles that a folder was kept to when it went into the trash, so that what comes back is kept as it was. */
async function rolesInTrash(em: SqlEntityManager, path: string): Promise<readonly string[] | null> {
  const [row] = await em.execute<{ roles: string[] | null }[]>(
    'select roles from lectern_media_folder where path_key = lectern_name_key(?) and deleted_at is not null order by deleted_at desc limit 1',
    [path],
  );
  return row?.roles ?? null;
}

/** Whether everybody who sees what lies in a folder belongs to the roles that something is kept to. */
async function isAsKept(em: SqlEntityManager, path: string, keptTo: KeptTo): Promise<boolean> {
  if (!keptTo) return true;
  const [row] = await em.execute<{ roles: string[] | null }[]>(
    `select ${rolesAt('w.path')} as roles from (values (?::text)) w (path)`,
    [path],
  );
  return row?.roles?.every((role) => keptTo.includes(role)) ?? false;
}

/** Puts a folder back, kept to those who could see it, also where what stood above it is open by now. */
async function putBack(em: SqlEntityManager, folder: MediaFolder, change: Partial<MediaFolder>): Promise<void> {
  const { keptTo } = folder;
  em.assign(folder, change);
  await em.flush();
  if (!(await isAsKept(em, folder.path, keptTo))) em.assign(folder, { roles: keptTo });
}

/** The folder into which a file goes back: where it lay, or one beside it where others than before would see it there. */
async function placeFor(em: SqlEntityManager, { path, keptTo }: MediaFile, making: Making): Promise<string> {
  const isOwn = (made: string): boolean => made.split('/').length === path.split('/').length;
  const keeping = { ...making, rolesOf: async (made: string) => (isOwn(made) ? keptTo : null) ?? (await rolesInTrash(em, made)) };
  let place = await ensureFolder(em, path, keeping);
  for (let number = 2; !(await isAsKept(em, place, keptTo)); number += 1)
    place = await ensureFolder(em, joinPath(parentOf(path), numberedName(nameOf(path), number)), keeping);
  return place;
}

async function freeName(em: SqlEntityManager, path: string, fileName: string): Promise<string> {
  const rows = await em.execute<{ name: string }[]>(
    'select name_key as name from lectern_media_file where path = ? and deleted_at is null',
    [path],
  );
  const taken = new Set(rows.map(({ name }) => name));
  let name = fileName;
  for (let number = 2; taken.has(nameKey(name)); number += 1) name = numberedName(fileName, number);
  return name;
}

/**
 * Takes things out of the trash, all or none, back to where they lay. Folders that are gone are made again; a name that is
 * taken by now gets a number.
 */
export const restoreTrash = defineCommand<RestoreTrashInput, undefined>(
  'media.restore',
  async ({ em, actor, now, authorize, audit }, { ids }) => {
    authorize('manage-media');
    await lockTree(em, 'exclusive');
    const { files, folders } = await trashContent(em, await folderAccess(em, actor, true), ids);
    const making = { userID: userIDOf(actor), now, rolesOf: (path: string) => rolesInTrash(em, path) };
    const outOfTrash = { deletedAt: null, deletedBy: null, trashID: null, replacedID: null, keptTo: null };
    // In the order of their paths: a folder is there before what lies in it.
    for (const folder of folders) {
      const parent = await ensureFolder(em, parentOf(folder.path), making);
      if (await findFolder(em, folder.path)) em.remove(folder);
      else await putBack(em, folder, { ...outOfTrash, path: joinPath(parent, nameOf(folder.path)) });
      await em.flush();
      if (ids.includes(folder.id)) audit({ entity: 'media-folder', entityID: folder.id, changes: { path: folder.path } });
    }
    for (const file of files) {
      const path = await placeFor(em, file, making);
      const fileName = await freeName(em, path, file.fileName);
      em.assign(file, { ...outOfTrash, path, fileName, updatedAt: now });
      await em.flush();
      if (ids.includes(file.id)) audit({ entity: 'media-file', entityID: file.id, changes: { path, fileName } });
    }
  },
);
