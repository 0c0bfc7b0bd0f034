import type { HealthItem } from '#contract/health.ts';
import type { List } from '#contract/list.ts';
import type { HealthContext, HealthMeasure, HealthPlace } from '#server/kernel/health/health-measure.ts';
import { listRows } from '#server/database/list-rows.ts';
import type { Put } from '#server/database/statement.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { coveredPages } from '../rights/covered-pages.ts';

/** SQL of the rows of `lectern_page` that are counted; of those that are live, `live` says where and since when. */
type Condition = (app: Lectern, put: Put) => string;

interface Row {
  readonly id: string;
  readonly title: string;
  readonly locale: string;
  readonly detail: string;
}

/** SQL of the pages that are counted of those that an actor may edit. */
const counted = ({ app, actor }: HealthContext<Lectern>, condition: Condition, put: Put): string => `lectern_page
  left join (select page_id, path, version_id, no_index, published_at as live_since from lectern_published_page) live
    on live.page_id = lectern_page.id
  where deleted_at is null and ${coveredPages(actor, 'edit-page', put)} and ${condition(app, put)}`;

async function count(context: HealthContext<Lectern>, condition: Condition): Promise<number> {
  const values: unknown[] = [];
  const pages = counted(context, condition, (value) => `$${values.push(value)}`);
  const { rows } = await context.app.pool.query<{ total: number }>(`select count(*)::int as total from ${pages}`, values);
  return rows[0]?.total ?? 0;
}

async function list(context: HealthContext<Lectern>, place: HealthPlace, condition: Condition): Promise<List<HealthItem>> {
  const { rows, totalItems } = await listRows<Row>(context.app.database, place, (put) => ({
    with: `found as materialized (select id, title, title_key, locale, coalesce(live.path, slug) as detail
      from ${counted(context, condition, put)})`,
    columns: 'id, title, locale, detail',
    from: 'found',
    order: 'title_key',
    unique: 'id',
  }));
  return { items: rows.map((page) => ({ ...page, to: `/pages/${page.id}` })), totalItems };
}

/** A count of pages, of those that somebody may edit, with the list of them. */
export const countPages = (condition: Condition): HealthMeasure<Lectern> => ({
  count: (context) => count(context, condition),
  list: (context, place) => list(context, place, condition),
});
