import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { rolesAt } from './folder-access.ts';

/** Places where a folder lay that it remembers. */
const remembered = 20;

/** SQL that a statement sets on folders which it moves: where they lie now is added to where they lay. */
export const leavingPlace = `left_keys = (array_append(array_remove(left_keys, path_key), path_key))
  [greatest(cardinality(left_keys) - ${remembered - 2}, 1):]`;

/**
 * The roles that a folder is kept to which is made where others lay that were moved or deleted since: those that may see
 * all of them by now. Null: everybody.
 */
export async function rolesLeftAt(em: SqlEntityManager, path: string): Promise<readonly string[] | null> {
  const rows = await em.execute<{ roles: string[] | null }[]>(
    `select case when f.deleted_at is null then ${rolesAt('f.path')} else f.kept_to end as roles
     from lectern_media_folder f cross join (select lectern_name_key(?) as key) wanted
     where (f.deleted_at is null and wanted.key = any(f.left_keys)) or (f.deleted_at is not null and f.path_key = wanted.key)`,
    [path],
  );
  const [first, ...others] = rows.flatMap(({ roles }) => (roles ? [roles] : []));
  return first?.filter((role) => others.every((roles) => roles.includes(role))) ?? null;
}
