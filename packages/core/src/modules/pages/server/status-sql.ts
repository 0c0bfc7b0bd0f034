import { contentLanguages, localePrefix } from '../../../contract/locale.ts';
import type { LocaleSettings } from '../../../contract/locale.ts';

/**
 * SQL of the status of a row of `lectern_page` to visitors, where `live.path` is where it is live: `draft`, `live`, or
 * `changed` where a newer version or another wanted address waits. `put` takes a value and gives its placeholder.
 */
export function statusSQL(settings: LocaleSettings, put: (value: unknown) => string): string {
  const locales = [...contentLanguages, ...settings.availableLocales];
  const known = put(JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, `/${localePrefix(locale)}`]))));
  const prefix = `coalesce(${known}::jsonb ->> locale, '/' || lower(locale))`;
  const path = `case when locale = ${put(settings.defaultLocale)} then slug
    when slug = '/' then ${prefix} else ${prefix} || slug end`;
  return `case when live.path is null then 'draft'
    when published_version_id is distinct from latest_version_id or live.path <> ${path} then 'changed' else 'live' end`;
}
