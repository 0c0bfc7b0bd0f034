import type { Analyzer, AnalyzerOptions, AnalyzerRules } from './analyzer.types.ts';
import { analyze, scan } from './analyze.ts';
import { readQuery } from './query/read-query.ts';
import { createFindSynonyms } from './query/synonyms.ts';
import { languageOf, readLanguage } from './read-language.ts';
import { createWordReader } from './read-word.ts';
import { cutSnippet, markText } from './snippet/cut-snippet.ts';
import { fold } from './text/fold.ts';
import { hashOf } from './text/hash-of.ts';

/** Raised with every change of what words are indexed as: folding, stems, dictionary, parts. */
const generation = 1;

/** The version of an analyzer of this locale and with these rules; no dictionary is read for it. */
export const versionOf = (locale: string, { neverSplit, splitAs }: AnalyzerRules): string => {
  const whole = neverSplit.map(fold).toSorted();
  const split = splitAs.map(({ word, parts }) => [word, ...parts].map(fold).join(' ')).toSorted();
  return `${generation}-${languageOf(locale)}-${hashOf(JSON.stringify([whole, split]))}`;
};

/**
 * Reads the words of a language, then answers at once. What it knows of a word it remembers (25,000 to 50,000 of them), so that
 * one serves until the rules or the pages' words changed much.
 */
export async function createAnalyzer({ locale, rules, corpus }: AnalyzerOptions): Promise<Analyzer> {
  const language = await readLanguage(locale);
  const { readWord, readSpelling, findParts } = createWordReader(language, rules, corpus);
  const reader = { readWord, readSpelling };
  const queryReader = { ...reader, findParts, findSynonyms: createFindSynonyms(rules.synonyms, reader) };
  return {
    version: versionOf(locale, rules),
    analyze: (text) => analyze(text, reader),
    scan: (text, visit) => scan(text, reader, visit),
    readQuery: (text) => readQuery(text, queryReader),
    snippet: (sections, query) => cutSnippet(sections, query, reader),
    mark: (text, query) => markText(text, query, reader),
  };
}
