import { contentLanguages, localePrefix } from '#contract/locale.ts';
import type { LocaleSettings } from '#contract/locale.ts';

/** The columns, or other SQL, in which the wanted address of a row stands. */
interface Wanted {
  readonly slug: string;
  readonly locale: string;
}

/** SQL of the public path of a slug, as `publicPath` makes it. `put` takes a value and gives its placeholder. */
export function pathSQL(
  settings: LocaleSettings,
  put: (value: unknown) => string,
  { slug, locale }: Wanted = { slug: 'slug', locale: 'locale' },
): string {
  const locales = [...contentLanguages, ...settings.availableLocales];
  const known = put(JSON.stringify(Object.fromEntries(locales.map((one) => [one, `/${localePrefix(one)}`]))));
  // What is compared by a collation of its own is not found by the index of the paths.
  const lowered = `lower(${locale} collate "C") collate "default"`;
  const prefix = `coalesce(${known}::jsonb ->> ${locale}, '/' || ${lowered})`;
  return `case when ${locale} = ${put(settings.defaultLocale)} then ${slug}
    when ${slug} = '/' then ${prefix} else ${prefix} || ${slug} end`;
}

/** SQL of whether the latest version of a row of `lectern_page` says word for word what is live. */
const latestIsLive = `exists (select from lectern_page_version v where v.id = latest_version_id
  and v.same_as = published_version_id and v.same_revision = v.revision)`;

/**
 * SQL of the status of a row of `lectern_page` to visitors, where `live.path` is where it is live: `draft`, `live`, or
 * `changed` where a newer version or another wanted address waits. `put` takes a value and gives its placeholder.
 */
export function statusSQL(settings: LocaleSettings, put: (value: unknown) => string): string {
  const path = pathSQL(settings, put);
  return `case when live.path is null then 'draft'
    when live.path <> ${path} or published_version_id is distinct from latest_version_id and not ${latestIsLive}
    then 'changed' else 'live' end`;
}

/** SQL of the status of the page with an id, which is an expression, as `statusSQL` has it. */
export const statusOfPage = (id: string, settings: LocaleSettings, put: (value: unknown) => string): string =>
  `(select ${statusSQL(settings, put)} from lectern_page
    left join (select page_id, path from lectern_published_page) live on live.page_id = lectern_page.id
    where lectern_page.id = ${id})`;
