import type { DerivedQueries } from '@lectern/core/server';
import type { QueryReading } from '../../analyzer/index.ts';
import type { Explanation } from '../../explain.calls.ts';
import type { Asked } from './ask.ts';
import { explainPages } from './rank-pages.ts';
import type { AskedTerm } from './read-question.ts';
import type { Side } from './tables.ts';

/** Pages that are explained. */
const mostHits = 10;

const stemsOf = (readings: readonly QueryReading[], wanted: QueryReading['kind']): string[] =>
  readings.filter(({ kind }) => kind === wanted).map(({ lexemes }) => lexemes.join(' '));

const wordOf = ({ term, reading, pages, idf, others }: AskedTerm): Explanation['words'][number] => ({
  text: term.text,
  stem: term.lexeme,
  reading,
  pages,
  rarity: idf,
  parts: reading === 'piece' ? [...term.parts] : stemsOf(term.readings, 'parts'),
  joined: stemsOf(term.readings, 'joined'),
  synonyms: stemsOf(term.readings, 'synonym'),
  others: [...others],
});

interface Named {
  readonly pageID: string;
  readonly title: string;
  readonly path: string;
}

/** How a question in one language was read, and what its first pages got their places by. */
export async function explain(queries: DerivedQueries, side: Side, question: Omit<Asked, 'side'>): Promise<Explanation> {
  const { total, pages } = await explainPages(queries, side, { ...question, types: [], count: mostHits, offset: 0 });
  const rows = await queries.query<Named>(
    'select page_id as "pageID", title, path from lectern_live_page where page_id = any($1::uuid[])',
    [pages.map(({ pageID }) => pageID)],
  );
  const named = new Map(rows.map((row) => [row.pageID, row]));
  const [asked] = question.asked;
  const { terms = [], query, corrected } = asked ?? {};
  const read = new Set(terms.map(({ term }) => term.lexeme));
  return {
    total,
    words: terms.map(wordOf),
    ignored: (query?.terms ?? []).filter(({ lexeme }) => !read.has(lexeme)).map(({ text }) => text),
    phrases: (query?.phrases ?? []).map(({ text }) => text),
    excluded: (query?.excluded ?? []).map(({ text }) => text),
    corrected: (total > 0 ? corrected : undefined) ?? null,
    hits: pages.flatMap(({ pageID, score, parts: { words, ...parts } }) => {
      const page = named.get(pageID);
      return page ? [{ ...page, score, ...parts, words: words.map((word) => ({ ...word, places: [...word.places] })) }] : [];
    }),
  };
}
