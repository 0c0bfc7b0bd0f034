import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { advisoryLock } from '#server/kernel/advisory-lock.ts';
import { canonicalFolder, nameOf, parentOf, joinPath } from './media-path.ts';
import { MediaFolder } from './media-folder.entity.ts';
import { fail } from './fail.ts';

const treeLock = advisoryLock('media/tree');

/**
 * Holds the tree of folders still until the end of the transaction: `shared` for what puts something into a folder,
 * `exclusive` for what moves or removes folders.
 */
export const lockTree = (em: SqlEntityManager, mode: 'shared' | 'exclusive'): Promise<unknown> =>
  em.execute(`select pg_advisory_xact_lock${mode === 'shared' ? '_shared' : ''}(${treeLock})`);

/** The path as a call names it, in its one form; V_12 at `property` for what no folder can be called. */
export const folderAt = (path: string, property: string): string => canonicalFolder(path) ?? fail('invalid', property);

/** The folder with this path, whatever the case of its letters. The root has no row. */
export async function findFolder(em: SqlEntityManager, path: string): Promise<MediaFolder | undefined> {
  const [row] = await em.execute<{ id: string }[]>(
    'select id from lectern_media_folder where path_key = lectern_name_key(?) and deleted_at is null',
    [path],
  );
  return row ? ((await em.findOne(MediaFolder, { id: row.id })) ?? undefined) : undefined;
}

/** The path of a folder that is there, as its row spells it; G_15 at `property` where it is not. */
export async function existingFolder(em: SqlEntityManager, path: string, property: string): Promise<string> {
  const folder = folderAt(path, property);
  return folder === '/' ? folder : ((await findFolder(em, folder))?.path ?? fail('gone', property));
}

/** Where the folder with this id lies now; G_15 at `property` where it is gone. */
export async function pathOfFolder(em: SqlEntityManager, id: string, property: string): Promise<string> {
  const folder = await em.findOne(MediaFolder, { id, deletedAt: null });
  return folder?.path ?? fail('gone', property);
}

export interface Making {
  readonly userID: number | null;
  readonly now: Date;
  /** Roles for a folder that is made, by its path. */
  readonly rolesOf?: (path: string) => Promise<readonly string[] | null>;
}

/** Makes a folder and those above it where they are not there yet, and answers with its path as its row spells it. */
export async function ensureFolder(em: SqlEntityManager, path: string, making: Making): Promise<string> {
  if (path === '/') return path;
  const known = await findFolder(em, path);
  if (known) return known.path;
  const parent = await ensureFolder(em, parentOf(path), making);
  const made = joinPath(parent, nameOf(path));
  const roles = (await making.rolesOf?.(made)) ?? null;
  // Of two who make it at once, one does, and both have it.
  await em.execute(
    `insert into lectern_media_folder (id, path, roles, created_by, created_at) values (?, ?, ?::jsonb, ?, ?)
     on conflict (path_key) where deleted_at is null do nothing`,
    [crypto.randomUUID(), made, roles === null ? null : JSON.stringify(roles), making.userID, making.now],
  );
  return (await findFolder(em, made))?.path ?? made;
}
