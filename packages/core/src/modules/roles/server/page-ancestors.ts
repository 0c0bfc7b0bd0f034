import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { GrantedPermission } from '../../../contract/permissions.ts';
import type { PageAncestors } from './covers.ts';

const isID = (value: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/** The pages above those that these grants name; asks nothing where they name none. */
export async function pageAncestors(
  em: Pick<SqlEntityManager, 'execute'>,
  grants: readonly GrantedPermission[],
): Promise<PageAncestors> {
  const ids = new Set(grants.flatMap(({ parameters }) => parameters?.underPage ?? []).filter(isID));
  if (ids.size === 0) return new Map();
  const rows: { start: string; ids: string[] }[] = await em.execute(
    `with recursive above (start, id, parent_id) as (
       select id, id, parent_id from lectern_page where id = any(?::uuid[])
       union select above.start, page.id, page.parent_id from lectern_page page join above on page.id = above.parent_id)
     select start, array_agg(id::text) as ids from above group by start`,
    [`{${[...ids].join(',')}}`],
  );
  return new Map(rows.map((row) => [row.start, row.ids]));
}
