import { csvLine, csvStart } from '#contract/csv.ts';
import { publicPath } from '#contract/locale.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { viewablePages } from '#modules/tags/server/public.ts';
import { goneSign } from './import-line.ts';

const batchSize = 1000;

interface Row {
  readonly path: string;
  readonly to_page: string | null;
  readonly to_suffix: string;
  readonly to_address: string | null;
  readonly live: string | null;
  readonly slug: string | null;
  readonly locale: string | null;
  readonly hits: string;
  readonly last_at: Date | null;
}

/** Where a rule leads, as an import reads it; undefined where its page is gone. */
function targetOf(row: Row, { settings }: Pick<Lectern, 'settings'>): string | undefined {
  if (row.to_page === null) return row.to_address ?? goneSign;
  if (row.slug === null || row.locale === null) return undefined;
  return (row.live ?? publicPath(row.slug, row.locale, settings)) + row.to_suffix;
}

/**
 * The rules as a file that can be imported again. Read in parts: it may be long. What leads to a page that is gone, or that is not
 * live and that the actor may not view, is left out.
 */
export async function* exportRules(app: Pick<Lectern, 'pool' | 'settings' | 'service'>, actor: Actor): AsyncGenerator<string> {
  yield csvStart + csvLine(['from', 'to', 'visits', 'last visit']);
  for (let last = ''; ;) {
    const values: unknown[] = [last];
    const viewable = app.service(viewablePages).condition(actor, (value) => `$${values.push(value)}`);
    const { rows } = await app.pool.query<Row>(
      `select rule.path, rule.to_page, rule.to_suffix, rule.to_address, live.path as live, page.slug, page.locale,
         coalesce(counted.hits, 0) as hits, counted.last_at
       from lectern_redirect_rule rule
       left join lectern_live_page live on live.page_id = rule.to_page
       left join lateral (select slug, locale from lectern_page
         where id = rule.to_page and deleted_at is null and (live.path is not null or ${viewable})) page on true
       left join lectern_address_count counted on counted.path = rule.path and not counted.is_missing
       where rule.path collate "C" > $1 order by rule.path collate "C" limit ${batchSize}`,
      values,
    );
    const lines = rows.map((row) => {
      const to = targetOf(row, app);
      return to === undefined ? '' : csvLine([row.path, to, String(row.hits), row.last_at?.toISOString() ?? '']);
    });
    if (lines.length > 0) yield lines.join('');
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.path ?? last;
  }
}
