import type { AnalyzedTerm, QueryReading, SynonymRule } from '../analyzer.types.ts';
import { analyze } from '../analyze.ts';
import type { Reader } from '../analyze.ts';

/** What is also found for the word at this place. */
export type FindSynonyms = (terms: readonly AnalyzedTerm[], at: number) => readonly QueryReading[];

interface Meaning {
  /** The stems of the term that has it, in order. */
  readonly term: readonly string[];
  readonly reading: QueryReading;
}

const expand = ({ term, means, isMutual }: SynonymRule): readonly (readonly [string, string])[] => {
  const ways = means.map((meaning) => [term, meaning] as const);
  return isMutual
    ? [...ways, ...means.flatMap((from) => [term, ...means].filter((to) => to !== from).map((to) => [from, to] as const))]
    : ways;
};

/** Reads the rules once; a term of more than one word counts for each of its words. */
export function createFindSynonyms(rules: readonly SynonymRule[], reader: Reader): FindSynonyms {
  const stemsOf = (text: string): readonly string[] => analyze(text, reader).map(({ lexeme }) => lexeme);
  const meanings = new Map<string, Meaning[]>();
  for (const [from, to] of rules.flatMap(expand)) {
    const term = stemsOf(from);
    const lexemes = stemsOf(to);
    if (lexemes.length === 0) continue;
    for (const stem of new Set(term)) {
      const known = meanings.get(stem) ?? [];
      meanings.set(stem, [...known, { term, reading: { kind: 'synonym', lexemes } }]);
    }
  }
  const standsAt = (term: readonly string[], terms: readonly AnalyzedTerm[], at: number): boolean =>
    term.some((_, offset) => term.every((stem, place) => terms[at - offset + place]?.lexeme === stem));
  return (terms, at) =>
    (meanings.get(terms[at]?.lexeme ?? '') ?? []).filter(({ term }) => standsAt(term, terms, at)).map(({ reading }) => reading);
}
