import { expect } from 'chai';
import { createAnalyzer } from '../src/analyzer/index.ts';
import type { Analyzer, QueryTerm } from '../src/analyzer/index.ts';
import { readCollections } from './collections.ts';
import type { Collection } from './collections.ts';
import type { RelevancePage, RelevanceQuery } from './relevance.types.ts';

const textOf = ({ title, description, sections }: RelevancePage): string =>
  [title, description, ...sections.map(({ heading, text }) => `${heading} ${text}`)].join('\n');

/** An analyzer that knows the words of these pages. */
async function analyzerOf({ locale, rules, pages }: Collection): Promise<Analyzer> {
  const words = new Map<string, number>();
  const reader = await createAnalyzer({ locale, rules, corpus: () => 0 });
  for (const page of pages)
    for (const word of new Set(reader.analyze(textOf(page)).map((term) => term.word)))
      words.set(word, (words.get(word) ?? 0) + 1);
  return createAnalyzer({ locale, rules, corpus: (word) => words.get(word) ?? 0 });
}

const finds = ({ readings, parts }: QueryTerm, held: ReadonlySet<string>): boolean =>
  readings.some(({ lexemes }) => lexemes.every((lexeme) => held.has(lexeme))) || parts.some((part) => held.has(part));

/** Whether a page that is right holds at least half of what is asked, in one way or another. */
const reaches = (
  { right }: RelevanceQuery,
  terms: readonly QueryTerm[],
  pages: ReadonlyMap<string, ReadonlySet<string>>,
): boolean =>
  Object.entries(right).some(([path, grade]) => {
    const held = pages.get(path) ?? new Set();
    return grade >= 2 && terms.filter((term) => finds(term, held)).length * 2 >= terms.length;
  });

const collections = await readCollections();

describe('what the analyzer makes of pages and queries', () => {
  for (const collection of collections)
    it(`${collection.name}: brings all queries without a mistake but one in twenty to a right page, in either half`, async () => {
      const { analyze, readQuery } = await analyzerOf(collection);
      const pages = new Map(
        collection.pages.map((page) => [
          page.path,
          new Set(analyze(textOf(page)).flatMap(({ lexeme, parts }) => [lexeme, ...parts])),
        ]),
      );
      for (const half of ['tuned', 'held'] as const) {
        const asked = collection.queries[half].filter(({ kind }) => kind !== 'typo');
        const missed = asked.filter(
          (query) =>
            !reaches(
              query,
              readQuery(query.query).terms.filter(({ isCommon }) => !isCommon),
              pages,
            ),
        );
        expect(missed.length, half === 'tuned' ? missed.map(({ query }) => query).join(', ') : half).to.be.at.most(
          Math.ceil(asked.length / 20),
        );
      }
    });
});
