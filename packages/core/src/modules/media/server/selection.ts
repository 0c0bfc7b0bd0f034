import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Selection } from '../media.schema.ts';
import type { FolderAccess } from './folder-access.ts';
import { findFolder, folderAt } from './folders.ts';
import { isWithin } from './media-path.ts';
import { MediaFile } from './media-file.entity.ts';
import type { MediaFolder } from './media-folder.entity.ts';
import { fail } from './fail.ts';

/** SQL of what lies in a folder, at whatever depth; takes its path twice. */
export const below = `(path = ? or starts_with(path, ? || '/'))`;

/** Files and folders that a call is about, each once: what lies in a folder of the list is not named beside it. */
export interface Selected {
  readonly files: readonly MediaFile[];
  readonly folders: readonly MediaFolder[];
}

/** A folder that is there, with nothing in it that is kept from the actor: V_07 for the root, G_15, UM_01. */
export async function wholeFolder(
  em: SqlEntityManager,
  access: FolderAccess,
  path: string,
  property: string,
): Promise<MediaFolder> {
  const wanted = folderAt(path, property);
  if (wanted === '/') fail('notNow', property);
  const folder = await findFolder(em, wanted);
  if (!folder || !access.canSee(folder.path)) return fail('gone', property);
  if (access.hidden.some((hidden) => isWithin(hidden, folder.path))) fail('forbidden');
  return folder;
}

/** Finds what a selection names and holds its files until the end of the transaction. Takes all or refuses (G_15, UM_01). */
export async function resolveSelection(em: SqlEntityManager, access: FolderAccess, selection: Selection): Promise<Selected> {
  const named: MediaFolder[] = [];
  for (const path of new Set(selection.directories)) named.push(await wholeFolder(em, access, path, 'directories'));
  const isNested = (path: string, self?: MediaFolder): boolean =>
    named.some((folder) => folder !== self && isWithin(path, folder.path));
  const folders = named.filter((folder) => !isNested(folder.path, folder));

  const ids = [...new Set(selection.fileIDs)];
  if (ids.length === 0) return { files: [], folders };
  await em.execute('select id from lectern_media_file where id = any(?::uuid[]) order by id for update', [`{${ids.join(',')}}`]);
  const files = await em.find(MediaFile, { id: { $in: ids }, deletedAt: null });
  if (files.length < ids.length || files.some((file) => !access.canSee(file.path))) fail('gone', 'fileIDs');
  return { files: files.filter((file) => !isNested(file.path)), folders };
}

/** Ids of the files that lie in a folder, at whatever depth, held until the end of the transaction. */
export async function filesBelow(em: SqlEntityManager, folder: string): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select id from lectern_media_file where ${below} and deleted_at is null order by id for update`,
    [folder, folder],
  );
  return rows.map(({ id }) => id);
}
