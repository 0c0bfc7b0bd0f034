import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { FolderAccess } from './folder-access.ts';
import { isWithin } from './media-path.ts';
import { MediaFile } from './media-file.entity.ts';
import { MediaFolder } from './media-folder.entity.ts';
import { fail } from './fail.ts';

/** Days for which the trash keeps what lies in it. */
export const trashDays = 30;

export interface TrashContent {
  readonly files: readonly MediaFile[];
  readonly folders: readonly MediaFolder[];
}

/**
 * The items in the trash with these ids, with everything that was in them. G_15 where one is not there, or kept from
 * the actor.
 */
export async function trashContent(em: SqlEntityManager, access: FolderAccess, ids: readonly string[]): Promise<TrashContent> {
  const wanted = [...new Set(ids)];
  const files = await em.find(MediaFile, { trashID: { $in: wanted } }, { orderBy: { path: 'asc', fileName: 'asc' } });
  const folders = await em.find(MediaFolder, { trashID: { $in: wanted } }, { orderBy: { path: 'asc' } });
  const found = new Set([...files, ...folders].map(({ id }) => id));
  if (wanted.some((id) => !found.has(id))) fail('gone', 'ids');
  const isKept = ({ path, keptTo }: MediaFile | MediaFolder): boolean =>
    !access.canSeeKept(keptTo) || access.hidden.some((hidden) => isWithin(path, hidden));
  if ([...files, ...folders].some(isKept)) fail('gone', 'ids');
  return { files, folders };
}
