import type { DerivedQueries, SearchHit } from '@lectern/core/server';
import { setApart } from '../../analyzer/index.ts';
import type { Analyzer } from '../../analyzer/index.ts';
import type { RankedPage } from './rank-pages.ts';
import { asFound } from './read-question.ts';
import type { AskedIn } from './read-question.ts';
import { tablesOf } from './tables.ts';
import type { Side } from './tables.ts';

interface SectionRow {
  readonly pageID: string;
  readonly title: string;
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
  readonly file: string | null;
}

/** Sections of a page that are read for its snippet. */
const mostSections = 2;

/** The hits as they are shown: with the words around what was found, and where on the page that is. */
export async function findSections(
  queries: DerivedQueries,
  side: Side,
  {
    pages,
    asked,
    analyzerOf,
  }: {
    readonly pages: readonly RankedPage[];
    readonly asked: readonly AskedIn[];
    readonly analyzerOf: (locale: string) => Promise<Analyzer>;
  },
): Promise<SearchHit[]> {
  if (pages.length === 0) return [];
  const any = asked
    .flatMap(({ terms }) => terms)
    .map(({ whole, part }) => `(${whole} | ${part})`)
    .join(' | ');
  const rows = await queries.query<SectionRow>(
    `select wanted.id as "pageID", page.title, coalesce(best.anchor, '') as anchor, coalesce(best.heading, '') as heading,
       coalesce(best.text, '') as text, best.file
     from unnest($1::uuid[]) as wanted(id) join ${tablesOf(side).page} page on page.page_id = wanted.id
     left join lateral (
       select anchor, heading, text, file, number, ts_rank(lexemes, $2::tsquery) as fit from ${tablesOf(side).section}
       where page_id = wanted.id and text <> '' order by (number > 0 and lexemes @@ $2::tsquery) desc, fit desc, number limit ${mostSections}
     ) best on true`,
    [pages.map(({ pageID }) => pageID), any],
  );
  const questions = new Map(asked.map((each) => [each.locale, asFound(each)]));
  const hits: SearchHit[] = [];
  for (const { pageID, publicationID, locale } of pages) {
    const sections = rows
      .filter((row) => row.pageID === pageID)
      // The lines of a file end where its paper does, in the middle of sentences.
      .map((row) => (row.file === null ? { ...row, text: setApart(row.text) } : row));
    const query = questions.get(locale) ?? [...questions.values()][0];
    const analyzer = await analyzerOf(locale);
    const snippet = query ? analyzer.snippet(sections, query) : { parts: [], section: 0 };
    const section = sections[snippet.section];
    const { anchor = '', heading = '', file } = section ?? {};
    const title = query && section ? analyzer.mark(section.title, query) : undefined;
    hits.push({ pageID, publicationID, title, anchor, heading, snippet: snippet.parts, file: file ?? undefined });
  }
  return hits;
}
