import type { AnalyzedQuery, AnalyzedTerm, QueryPhrase, QueryReading, QueryTerm } from '../analyzer.types.ts';
import { analyze } from '../analyze.ts';
import type { Reader } from '../analyze.ts';
import { readSyntax } from './query-syntax.ts';
import type { QueryRange } from './query-syntax.ts';
import type { FindParts } from '../read-word.ts';
import type { FindSynonyms } from './synonyms.ts';
import { withoutDoubles } from './without-doubles.ts';

/** More are no question. */
const mostTerms = 32;

/** What a query is read with. */
export interface QueryReader extends Reader {
  readonly findParts: FindParts;
  readonly findSynonyms: FindSynonyms;
}

const isIn = ({ start, end }: QueryRange, term: AnalyzedTerm): boolean => term.start >= start && term.end <= end;

/** As one word with the one before or after it, or with both where the middle one is common: `glas in lood`. */
function readJoined(terms: readonly AnalyzedTerm[], at: number, { readWord }: Reader): readonly QueryReading[] {
  const spans = [
    [at - 1, at],
    [at, at + 1],
    [at - 2, at],
    [at - 1, at + 1],
    [at, at + 2],
  ] as const;
  return spans.flatMap(([first, last]) => {
    const words = terms.slice(Math.max(first, 0), last + 1);
    if (first < 0 || words.length !== last - first + 1) return [];
    if (words[0]?.isCommon || words.at(-1)?.isCommon || (words.length === 3 && !words[1]?.isCommon)) return [];
    const reading = readWord(words.map(({ word }) => word).join(''));
    const parts = words.map(({ lexeme }) => lexeme).join('');
    return [reading.lexeme, parts].map((lexeme) => ({ kind: 'joined' as const, lexemes: [lexeme] }));
  });
}

function readTerm(terms: readonly AnalyzedTerm[], at: number, reader: QueryReader): readonly QueryReading[] {
  const term = terms[at];
  if (!term) return [];
  const { lexeme, parts } = reader.readWord(term.word);
  const own: readonly QueryReading[] = [
    { kind: 'word', lexemes: [lexeme] },
    ...(parts.length > 1
      ? [
          { kind: 'word' as const, lexemes: [parts.join('')] },
          { kind: 'parts' as const, lexemes: parts },
        ]
      : []),
  ];
  return withoutDoubles([...own, ...readJoined(terms, at, reader), ...reader.findSynonyms(terms, at)]);
}

function readPhrase(source: string, reader: Reader): QueryPhrase {
  const text = source.replaceAll('"', ' ').trim();
  const terms = analyze(text, reader);
  const lexemes = terms.map(({ lexeme }) => lexeme);
  const apart = terms.flatMap(({ word }) => word.split('-')).map((word) => reader.readWord(word).lexeme);
  const asOne = reader.readWord(terms.map(({ word }) => word).join('-')).lexeme;
  const others = terms.length === 0 ? [] : [[asOne], apart];
  return { text, lexemes, others: others.filter((other) => other.join(' ') !== lexemes.join(' ')) };
}

/** Reads a query. Takes any string. */
export function readQuery(query: string, reader: QueryReader): AnalyzedQuery {
  const { text, asked, phrases, excluded } = readSyntax(query);
  const terms = analyze(asked, reader).slice(0, mostTerms);
  const readRanges = (ranges: readonly QueryRange[]): readonly QueryPhrase[] =>
    ranges.map(({ start, end }) => readPhrase(text.slice(start, end), reader)).filter(({ lexemes }) => lexemes.length > 0);
  return {
    text: text.trim(),
    terms: terms.map((term, at): QueryTerm => ({
      text: term.text,
      word: term.word,
      lexeme: term.lexeme,
      readings: readTerm(terms, at, reader),
      parts: reader.findParts(term.word),
      isCommon: term.isCommon,
      isLast: term.end === text.length && !phrases.some((range) => isIn(range, term)),
    })),
    excluded: readRanges(excluded).slice(0, mostTerms),
    phrases: readRanges(phrases),
  };
}
