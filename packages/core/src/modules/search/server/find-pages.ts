import type * as z from 'zod';
import type { Described } from '#contract/call.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { searchEngine } from '#server/kernel/search-engine.ts';
import { siteSearch } from '#server/kernel/site-search.ts';
import type { FoundPage } from '#server/kernel/site-search.ts';
import type { searchCalls } from '../search.calls.ts';
import type { searchResult, searchResults, suggestion } from '../search.schema.ts';
import { cleanTerm } from './clean-term.ts';
import { fail } from './fail.ts';
import { inTurn } from './in-turn.ts';
import { readLive } from './live-rows.ts';
import { snippetHtml } from './snippet-html.ts';

const resultOf = ({ path, snippet, anchor, heading, file, date, image, ...page }: FoundPage): Described<typeof searchResult> => ({
  pageID: page.pageID,
  title: page.title,
  type: page.type,
  locale: page.locale,
  slug: path,
  snippet: snippetHtml(snippet),
  section: anchor ? { anchor, heading } : null,
  file: file ?? null,
  date: date ?? null,
  image: image
    ? {
        url: image.url,
        altText: image.altText,
        ...(image.width === undefined ? {} : { width: image.width }),
        ...(image.height === undefined ? {} : { height: image.height }),
      }
    : null,
});

/** The live pages in which something is found. */
export async function findPages(
  app: Lectern,
  question: z.output<typeof searchCalls.search.body>,
): Promise<Described<typeof searchResults>> {
  const found = (await app.service(siteSearch).find(question)) ?? fail('notNow');
  if (cleanTerm(question.term) === '') fail('missing', 'term');
  const { total, results, types, locales, corrected } = found;
  return {
    total,
    results: results.map(resultOf),
    facets: { types: [...types], locales: [...locales] },
    corrected: corrected ?? null,
  };
}

/** Titles and words that begin as a term does; those of pages lead there. */
export async function suggestPages(
  app: Lectern,
  { term, locale = app.settings.defaultLocale }: { readonly term: string; readonly locale?: string | undefined },
): Promise<Described<typeof suggestion>[]> {
  const engine = app.adapter(searchEngine) ?? fail('notNow');
  if (!app.settings.availableLocales.includes(locale)) fail('invalid', 'locale');
  const cleaned = cleanTerm(term);
  if (cleaned === '') return [];
  const found = await inTurn(() => engine.suggest({ term: cleaned, locale }));
  const live = await readLive(
    app,
    found.flatMap(({ pageID }) => pageID ?? []),
  );
  return found.flatMap(({ text, pageID }): Described<typeof suggestion>[] => {
    if (pageID === undefined) return [{ text, slug: null }];
    const row = live.get(pageID);
    return row ? [{ text: row.title, slug: row.path }] : [];
  });
}
