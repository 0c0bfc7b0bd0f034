import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { GrantedPermission } from '#contract/permissions.ts';
import type { PageAncestors } from './covers.ts';

const isID = (value: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/**
 * The pages below which lies all that these grants reach, by the page that each names: what lies above that page and above
 * every translation of it, translations included. Asks nothing where they name none.
 */
export async function pageAncestors(
  em: Pick<SqlEntityManager, 'execute'>,
  grants: readonly GrantedPermission[],
): Promise<PageAncestors> {
  const ids = new Set(grants.flatMap(({ parameters }) => parameters?.underPage ?? []).filter(isID));
  if (ids.size === 0) return new Map();
  const rows: { start: string; ids: string[] }[] = await em.execute(
    `with recursive member (start, id, parent_id, translation_group) as (
       select top.id, page.id, page.parent_id, page.translation_group
       from lectern_page top join lectern_page page on page.translation_group = top.translation_group
       where top.id = any(?::uuid[])),
     above (start, member, parent_id, translation_group) as (
       select start, id, parent_id, translation_group from member
       union select above.start, above.member, page.parent_id, page.translation_group
       from lectern_page page join above on page.id = above.parent_id),
     common (start, translation_group) as (
       select start, translation_group from above group by start, translation_group
       having count(distinct member) = (select count(*) from member where member.start = above.start))
     select start, array_agg(page.id::text) as ids
     from common join lectern_page page on page.translation_group = common.translation_group group by start`,
    [`{${[...ids].join(',')}}`],
  );
  return new Map(rows.map((row) => [row.start, row.ids]));
}
