import type { LoaderContext, PluginApp } from '@lectern/core/server';
import type { SearchOptions } from '../options.ts';
import type { ResultFilter } from '../results.types.ts';

/** The name of the language of a locale as readers of another one call it, with a capital: `Duits`. */
function languageName(of: string, locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(of.slice(0, 2)) ?? of;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/**
 * The language of the page and those others of the site in which the same words find something; none where that is nowhere.
 * What is found elsewhere only because a word is taken for another one is a word of this language, and nothing to offer.
 */
export async function findLanguages(
  { app, locale }: LoaderContext<PluginApp<SearchOptions>>,
  { term, chosen, total }: { readonly term: string; readonly chosen: string; readonly total: number },
): Promise<readonly ResultFilter[]> {
  const filters: ResultFilter[] = [];
  for (const value of app.site.availableLocales) {
    const found =
      value === chosen ? undefined : await app.search.find({ term, locales: [value], pageTypes: [], count: 1, offset: 0 });
    const count = value === chosen ? total : found && found.corrected === undefined ? found.total : 0;
    const isOwn = value === locale;
    if (count > 0 || isOwn || value === chosen)
      filters.push({ value: isOwn ? '' : value, label: languageName(value, locale), count, isChosen: value === chosen });
  }
  return filters.length > 1 ? filters : [];
}
