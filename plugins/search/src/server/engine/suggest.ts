import type { DerivedQueries, SearchSuggestion } from '@lectern/core/server';
import type { Analyzer } from '../../analyzer/index.ts';
import { languageOf, wholeLexeme } from './lexemes.ts';
import { tablesOf } from './tables.ts';
import type { Side } from './tables.ts';

const mostPages = 5;
const mostSuggestions = 8;
/** Pages from which on some of those with a word are live, however many are about to leave the index. */
const surelyLive = 100;
/** Letters from which something is suggested. */
const shortest = 2;
/** Titles and words that are looked at for whether they are live: the best ones, of which seldom any is not. */
const mostLooked = 50;

/** SQL of whether a row is of the publication that is live. */
const isLive = (row: string): string =>
  `exists (select 1 from lectern_live_page live where live.page_id = ${row}.page_id and live.publication_id = ${row}.publication_id)`;

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Titles with a word that begins like the last one that is typed, then words of the pages. */
export async function suggest(
  queries: DerivedQueries,
  side: Side,
  { analyzer, term, locale }: { readonly analyzer: Analyzer; readonly term: string; readonly locale: string },
): Promise<SearchSuggestion[]> {
  const words = analyzer.analyze(term).map(({ word }) => word);
  const start = words.join(' ');
  const last = words.at(-1) ?? '';
  if (start.length < shortest) return [];
  const { match, page, word } = tablesOf(side);
  const [pages, known] = await Promise.all([
    queries.query<{ readonly pageID: string; readonly title: string; readonly titleKey: string }>(
      `with fitting as materialized (
         select page_id, publication_id, title, title_key, title_key like $2 as begins from ${page}
         where locale = $1 and (title_key like $2 or title_key like $3)
         order by begins desc, length(title), title limit ${mostLooked}
       )
       select page_id as "pageID", title, title_key as "titleKey" from fitting where ${isLive('fitting')}
       order by begins desc, length(title), title limit ${mostPages}`,
      [locale, `${escaped(start)}%`, `% ${escaped(start)}%`],
    ),
    queries.query<{ readonly word: string }>(
      `with fitting as materialized (
         select word, pages, ('''' || replace(replace($4 || lexeme, '\\', '\\\\'), '''', '''''') || '''')::tsquery as asked from ${word}
         where locale = $1 and word like $2 and word <> $3 order by pages desc, word limit ${mostLooked}
       ), live as materialized (
         select word, pages from fitting where pages > ${surelyLive} or exists (
           select 1 from ${match} match where match.lexemes @@ fitting.asked and ${isLive('match')} limit 1)
         limit ${mostSuggestions}
       )
       select word from live order by pages desc, word`,
      [locale, `${escaped(last)}%`, last, wholeLexeme(languageOf(locale), '')],
    ),
  ]);
  const before = words.slice(0, -1).join(' ');
  const titles = new Set(pages.map(({ titleKey }) => titleKey));
  const texts = known.map((row) => (before ? `${before} ${row.word}` : row.word)).filter((text) => !titles.has(text));
  return [...pages.map(({ title, pageID }) => ({ text: title, pageID })), ...texts.map((text) => ({ text }))].slice(
    0,
    mostSuggestions,
  );
}
