import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { findFolder } from './folders.ts';
import { leavingPlace } from './left-places.ts';
import { canonicalFolder, isWithin } from './media-path.ts';
import type { MediaFolder } from './media-folder.entity.ts';
import { below } from './selection.ts';
import { fail } from './fail.ts';
import { nameKey } from '#contract/fold-text.ts';

/** Gives a folder another path, and everything in it with it. ML_02 where that is taken, V_07 for a place in itself. */
export async function moveFolder(em: SqlEntityManager, folder: MediaFolder, newPath: string): Promise<void> {
  const { path: oldPath } = folder;
  if (newPath === oldPath) return;
  const isOtherSpelling = nameKey(newPath) === nameKey(oldPath);
  if (!isOtherSpelling) {
    if (isWithin(newPath, oldPath)) fail('notNow', 'newPath');
    if (await findFolder(em, newPath)) fail('cannotMove', 'newPath');
  }
  const [deepest] = await em.execute<{ path: string }[]>(
    `select path from lectern_media_folder where ${below} and deleted_at is null order by length(path) desc limit 1`,
    [oldPath, oldPath],
  );
  const longest = newPath + (deepest?.path ?? oldPath).slice(oldPath.length);
  if (longest.length > 1000) fail('tooLong', 'newPath');
  for (const [table, beside] of [
    ['lectern_media_file', ''],
    ['lectern_media_folder', `, ${leavingPlace}`],
  ]) {
    const rows = await em.execute<{ path: string }[]>(
      `update ${table} set path = ? || substr(path, length(?) + 1)${beside} where ${below} and deleted_at is null returning path`,
      [newPath, oldPath, oldPath, oldPath],
    );
    if (rows.some(({ path }) => canonicalFolder(path) === undefined)) fail('tooLong', 'newPath');
  }
  folder.path = newPath;
}
