import { isLecternError } from '@lectern/core';
import type { FoundPage, LoaderContext, PluginApp } from '@lectern/core/server';
import { mostResults, resultsAtATime } from '../blocks/results/results.block.ts';
import type { SearchOptions } from '../options.ts';
import { findLanguages } from './find-languages.ts';
import { searchCounts } from './insight/search-counts.ts';
import { resultKinds, typesOfKind } from './result-kinds.ts';
import type { ResultItem, ResultsData } from '../results.types.ts';

type Context = LoaderContext<PluginApp<SearchOptions>>;

/** The address of the part of the page that was found in; without a name of its own, of the words themselves. */
function hrefOf({ path, anchor, snippet, file }: FoundPage): string {
  if (file) return path;
  if (anchor) return `${path}#${encodeURIComponent(anchor)}`;
  const words = snippet.find(({ isMark }) => isMark)?.text;
  return words ? `${path}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}` : path;
}

const itemOf = (found: FoundPage): ResultItem => ({
  title: found.titleParts,
  href: hrefOf(found),
  snippet: found.snippet,
  ...(found.file ? { file: { name: found.file.name, href: found.file.url } } : {}),
  heading: found.anchor && found.heading !== found.title ? found.heading : '',
  date: found.date ?? '',
  ...(found.image ? { image: found.image } : {}),
});

/** What somebody finds who asks for `q`; the field alone before that. */
export async function loadResults(context: Context): Promise<ResultsData> {
  const { app, locale, query, noIndex, title, pageID } = context;
  const { q: term = '', kind = '', language: asked = '', show = String(resultsAtATime) } = query;
  const language = asked !== locale && app.site.availableLocales.includes(asked) ? asked : '';
  const empty: ResultsData = {
    term,
    total: 0,
    items: [],
    corrected: '',
    kinds: [],
    kind,
    languages: [],
    language,
    next: undefined,
    isBusy: false,
    apiPath: app.apiPath,
  };
  if (term.trim() === '') return empty;
  noIndex();
  title('titleOf', { term });
  const narrowed = typesOfKind(app.options, { kind, locale });
  const count = Number(show);
  const ask = (pageTypes: readonly string[], wanted: number) =>
    app.search.find({ term, locales: [language || locale], pageTypes, count: wanted, offset: 0 });
  try {
    const found = await ask(narrowed, count);
    if (!found) return empty;
    // A question is counted once, and not each further view of what was found.
    if (query.show === undefined && kind === '' && language === '')
      app.service(searchCounts).count({ term, locale, results: found.total, pageID });
    // What it can be narrowed to is counted over all of it.
    const all = narrowed.length > 0 ? ((await ask([], 1)) ?? found) : found;
    const next = Math.min(mostResults, count + resultsAtATime);
    return {
      ...empty,
      total: found.total,
      items: found.results.map(itemOf),
      corrected: found.corrected ?? '',
      kinds: resultKinds(app.options, all.types, { kind, locale }),
      languages: await findLanguages(context, { term, chosen: language || locale, total: all.total }),
      next: found.total > count && next > count ? next : undefined,
    };
  } catch (error) {
    if (isLecternError(error) && error.errors.some(({ code }) => code === 'G_18')) return { ...empty, isBusy: true };
    throw error;
  }
}
