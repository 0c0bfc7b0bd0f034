import type { List } from '#contract/list.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { TreePage } from '../../tree.calls.ts';
import { coveredPages } from '../rights/covered-pages.ts';
import { listPages } from '../lists/list-pages.query.ts';
import type { Level } from './rank-among.ts';

interface Asked extends Level {
  readonly pageIndex: number;
  /** At most 100. */
  readonly pageSize: number;
}

interface Row {
  readonly total: number;
  /** Null where nothing stands there: the total alone. */
  readonly id: string | null;
  readonly children: number;
}

const byTitle = { pageIndex: 0, pageSize: 100, searchTerm: '', columnToSort: 'title', sortOrder: 'asc' } as const;

/** The pages of a level whose drafts the actor may view, in their order. */
export async function listChildren(
  app: Pick<Lectern, 'database' | 'now' | 'settings' | 'pageTypes'>,
  actor: Actor,
  { locale, parentID, pageIndex, pageSize }: Asked,
): Promise<List<TreePage>> {
  const values: unknown[] = [locale];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const visible = coveredPages(actor, 'view-page', put);
  const above =
    visible === 'true'
      ? 'parent_id is null'
      : `(parent_id is null or parent_id not in (select id from lectern_page where deleted_at is null and ${visible}))`;
  const rows = await app.database.query<Row>({
    text: `with level as not materialized (select id, rank, created_at from lectern_page
        where deleted_at is null and locale = $1 and ${visible}
          and ${parentID === null ? above : `parent_id = ${put(parentID)}::uuid`})
      select total.count as total, shown.id, coalesce(shown.children, 0) as children
      from (select count(*)::int as count from level) total left join lateral (
        select page.*, (select count(*)::int from lectern_page
          where parent_id = page.id and deleted_at is null and ${visible}) as children
        from (select * from level order by rank, created_at, id limit ${pageSize} offset ${pageIndex * pageSize}) page) shown
      on true order by shown.rank, shown.created_at, shown.id`,
    values,
  });
  const children = new Map(rows.flatMap(({ id, children: count }) => (id === null ? [] : [[id, count]])));
  const { items } = await listPages(app, byTitle, actor, [...children.keys()]);
  const byID = new Map(items.map((item) => [item.id, item]));
  return {
    items: [...children].flatMap(([id, count]) => {
      const item = byID.get(id);
      return item ? [{ ...item, children: count }] : [];
    }),
    totalItems: rows[0]?.total ?? 0,
  };
}
