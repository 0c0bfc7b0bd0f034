import { readFile } from 'node:fs/promises';
import type { AnalyzerRules } from '../src/analyzer/index.ts';
import { composedPages } from './compose-pages.ts';
import { demoPages } from './demo-pages.ts';
import { otherPages } from './other-pages.data.ts';
import type { RelevancePage, RelevanceQueries } from './relevance.types.ts';

/** Pages that are searched together, and what is asked of them. */
export interface Collection {
  readonly name: string;
  readonly locale: string;
  readonly pages: readonly RelevancePage[];
  readonly queries: RelevanceQueries;
  /** What an editor of these pages would have said. */
  readonly rules: AnalyzerRules;
}

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`queries/${name}.json`, import.meta.url), 'utf8'));
const readQueries = async (name: string): Promise<RelevanceQueries> => (await read(name)) as RelevanceQueries;

const noRules: AnalyzerRules = { neverSplit: [], splitAs: [], synonyms: [] };

/** All collections: the example site in Dutch, some four hundred composed Dutch pages, and a small one in each other language. */
export async function readCollections(): Promise<readonly Collection[]> {
  const rules = (await read('nl-rules')) as AnalyzerRules;
  return [
    { name: 'nl-demo', locale: 'nl-NL', pages: demoPages, queries: await readQueries('nl-demo'), rules },
    { name: 'nl-composed', locale: 'nl-NL', pages: composedPages, queries: await readQueries('nl-composed'), rules },
    { name: 'de', locale: 'de-DE', pages: otherPages.de, queries: await readQueries('de'), rules: noRules },
    { name: 'fr', locale: 'fr-FR', pages: otherPages.fr, queries: await readQueries('fr'), rules: noRules },
    { name: 'en', locale: 'en-GB', pages: otherPages.en, queries: await readQueries('en'), rules: noRules },
  ];
}
