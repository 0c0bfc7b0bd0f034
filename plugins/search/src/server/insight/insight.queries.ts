import { dayIn } from '@lectern/core';
import type { List, SortOrder } from '@lectern/core';
import type { PluginApp } from '@lectern/core/server';
import { foldWords } from '../../analyzer/index.ts';
import { keptDays, shownFrom } from '../../insight-periods.ts';
import type { InsightPeriod } from '../../insight-periods.ts';
import type { SearchedTerm, SearchedWeek } from '../../insight.calls.ts';
import { daysAfter, weeksBetween } from './weeks.ts';

interface Wanted {
  readonly period: InsightPeriod;
  /** Empty for all. */
  readonly locale: string;
}

interface TermsQuery extends Wanted {
  readonly searchTerm: string;
  readonly outcome?: 'none';
  readonly columnToSort: 'searches' | 'term';
  readonly sortOrder: SortOrder;
  readonly pageIndex: number;
  readonly pageSize: number;
}

const today = ({ site, now }: PluginApp): string => dayIn(site.timeZone, now());

/** Of this day, and of those before it, nothing is known any more. */
const forgottenUntil = (app: PluginApp): string => daysAfter(today(app), -keptDays);

/** The terms that may be shown. What was found, and where, is that of the last week. */
const shown = `with shown as (
  select locale, folded, sum(searches)::int as searches, (array_agg(term order by week desc))[1] as term,
    (array_agg(results order by week desc))[1] as results, (array_agg(page_id order by week desc))[1] as page_id
  from site_search_count where week > $1 and ($2 = '' or locale = $2) and folded like $3
  group by locale, folded having sum(searches) >= ${shownFrom})`;

const narrowed = 'where not $4 or results = 0';

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Terms by pages. */
export async function listTerms(app: PluginApp, query: TermsQuery): Promise<List<SearchedTerm>> {
  const { period, locale, searchTerm, outcome, columnToSort, sortOrder, pageIndex, pageSize } = query;
  const values = [daysAfter(today(app), -Number(period)), locale, `%${escaped(foldWords(searchTerm))}%`, outcome === 'none'];
  const order = columnToSort === 'term' ? `folded ${sortOrder}` : `searches ${sortOrder}, folded`;
  const items = await app.derived.query<SearchedTerm>(
    `${shown} select shown.locale, shown.term, searches, results, live.path
     from shown left join lectern_live_page live on live.page_id = shown.page_id
     ${narrowed} order by ${order}, shown.locale limit $5 offset $6`,
    [...values, pageSize, pageIndex * pageSize],
  );
  const [total] = await app.derived.query<{ readonly count: number }>(
    `${shown} select count(*)::int as count from shown ${narrowed}`,
    values,
  );
  return { items, totalItems: total?.count ?? 0 };
}

/** The weeks that began in a period, those in which nobody searched too. */
export async function listWeeks(app: PluginApp, { period, locale }: Wanted): Promise<SearchedWeek[]> {
  const after = daysAfter(today(app), -Number(period));
  const rows = await app.derived.query<SearchedWeek>(
    `select to_char(week, 'YYYY-MM-DD') as week, sum(searches)::int as searches, sum(fruitless)::int as fruitless
     from site_search_count where week > $1 and ($2 = '' or locale = $2) group by week`,
    [after, locale],
  );
  const known = new Map(rows.map((row) => [row.week, row]));
  return weeksBetween(after, today(app)).map((week) => known.get(week) ?? { week, searches: 0, fruitless: 0 });
}

/** Forgets the weeks whose first day is so long ago that nothing is known of it any more. */
export async function forgetSearches(app: PluginApp): Promise<void> {
  await app.derived.query('delete from site_search_count where week <= $1', [forgottenUntil(app)]);
}
