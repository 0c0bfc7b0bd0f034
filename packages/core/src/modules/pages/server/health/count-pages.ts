import type { HealthItem } from '../../../../contract/health.ts';
import type { List } from '../../../../contract/list.ts';
import type { HealthContext, HealthMeasure, HealthPlace } from '../../../../server/kernel/health/health-measure.ts';
import type { Lectern } from '../../../../server/kernel/lectern.ts';
import { coveredPages } from '../covered-pages.ts';

/** Puts a value into a statement and gives its placeholder. */
type Put = (value: unknown) => string;

/** SQL of the rows of `lectern_page` that are counted; of those that are live, `live` says where and since when. */
type Condition = (app: Lectern, put: Put) => string;

interface Row {
  readonly id: string;
  readonly title: string;
  readonly locale: string;
  readonly detail: string;
  readonly total: number;
}

/** A statement about the pages that are counted of those that an actor may edit. */
function statement({ app, actor }: HealthContext<Lectern>, condition: Condition) {
  const values: unknown[] = [];
  const put: Put = (value) => `$${values.push(value)}`;
  const covered = coveredPages(actor, 'edit-page', put);
  const from = `from lectern_page
    left join (select page_id, path, version_id, no_index, published_at as live_since from lectern_published_page) live
      on live.page_id = lectern_page.id
    where deleted_at is null and ${covered} and ${condition(app, put)}`;
  return { from, values };
}

async function count(context: HealthContext<Lectern>, condition: Condition): Promise<number> {
  const { from, values } = statement(context, condition);
  const { rows } = await context.app.pool.query<{ total: number }>(`select count(*)::int as total ${from}`, values);
  return rows[0]?.total ?? 0;
}

async function list(context: HealthContext<Lectern>, place: HealthPlace, condition: Condition): Promise<List<HealthItem>> {
  const { from, values } = statement(context, condition);
  const { rows } = await context.app.pool.query<Row>(
    `select id, title, locale, coalesce(live.path, slug) as detail, count(*) over ()::int as total ${from}
     order by title_key, id limit ${place.pageSize} offset ${place.pageIndex * place.pageSize}`,
    values,
  );
  const totalItems = rows[0]?.total ?? (place.pageIndex === 0 ? 0 : await count(context, condition));
  return { items: rows.map(({ total: _total, ...page }) => ({ ...page, to: `/pages/${page.id}` })), totalItems };
}

/** A count of pages, of those that somebody may edit, with the list of them. */
export const countPages = (condition: Condition): HealthMeasure<Lectern> => ({
  count: (context) => count(context, condition),
  list: (context, place) => list(context, place, condition),
});
