import { standIns } from '#contract/stand-ins.ts';
import type { HealthMeasure } from '#server/kernel/health/health-measure.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { coveredPages } from '../rights/covered-pages.ts';
import { dueSQL, intervalsOf } from '../upkeep/due-sql.ts';
import { countPages } from './count-pages.ts';

/** Pages that stand in for others: nobody looks for them. */
const isNoStandIn = `slug not in (${standIns.map((slug) => `'${slug}'`).join(', ')})`;
const isLive = 'live.path is not null';

/** Live pages to which nothing else that is live leads: no page, no menu, no setting, no list. */
const unlinked = countPages(({ pageTypes }, put) => {
  const listed = [...pageTypes.entries()].flatMap(([type, { shownInLists }]) => (shownInLists ? [type] : []));
  return `${isLive} and ${isNoStandIn} and slug <> '/' and type <> all(${put(listed)}::text[])
    and not exists (select from lectern_reference r where r.kind = 'page' and r.target = lectern_page.id::text
      and r.owner_kind <> 'page-version' and r.page_id is distinct from lectern_page.id)
    and not exists (select from lectern_reference r where r.kind = 'path' and r.target = live.path
      and r.owner_kind <> 'page-version' and r.page_id is distinct from lectern_page.id)`;
});

/** Live pages that search engines may show, without a description for them. */
const undescribed = countPages(
  () => `${isLive} and not live.no_index and ${isNoStandIn} and exists (select from lectern_page_version v
    where v.id = live.version_id and trim(coalesce(v.seo ->> 'seoDescription', '')) = '')`,
);

/** Live pages in the default locale that visitors do not find in every other one. */
const untranslated = countPages(({ settings: { availableLocales, defaultLocale } }, put) => {
  const others = availableLocales.filter((locale) => locale !== defaultLocale);
  return `${isLive} and ${isNoStandIn} and locale = ${put(defaultLocale)} and ${put(others.length)}::int >
    (select count(*) from lectern_published_page sibling
      where sibling.translation_group = lectern_page.translation_group and sibling.locale = any(${put(others)}::text[]))`;
});

/** Live translations whose page in the default locale was published since. */
const outdated = countPages(({ settings: { defaultLocale } }, put) => {
  const locale = put(defaultLocale);
  return `${isLive} and locale <> ${locale} and exists (select from lectern_published_page source
    where source.translation_group = lectern_page.translation_group and source.locale = ${locale}
      and source.published_at > live.live_since)`;
});

/** Pages that are to be looked at again, as the overview lists them. */
const due: HealthMeasure<Lectern> = {
  open: '/?status=due&sort=reviewDueAt&order=asc',
  async count({ app: { pool, pageTypes, now }, actor }) {
    const values: unknown[] = [];
    const put = (value: unknown): string => `$${values.push(value)}`;
    const visible = coveredPages(actor, 'view-page', put);
    const { rows } = await pool.query<{ total: number }>(
      `select count(*)::int as total from lectern_page
       where deleted_at is null and ${visible} and ${dueSQL(put(intervalsOf(pageTypes)))} <= ${put(now())}`,
      values,
    );
    return rows[0]?.total ?? 0;
  },
};

/** What pages have counted. */
export const pageMeasures = { unlinked, undescribed, untranslated, outdated, due } as const;
