import type { AnalyzedQuery, AnalyzedTerm, Snippet, SnippetPart, SnippetSection } from '../analyzer.types.ts';
import { analyze } from '../analyze.ts';
import type { Reader } from '../analyze.ts';
import { widen } from './widen.ts';

/** A word that is found, and the numbers of the terms of the query that find it. */
interface Mark {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly number[];
}

interface Place {
  readonly section: number;
  readonly marks: readonly Mark[];
  readonly score: number;
}

const longest = 200;
/** What is read of a page at most, in UTF-16 units: a snippet is made of the beginning of a book. */
const mostRead = 40_000;
/** Common words are marked with others, but no place is chosen for them. */
const worth = { term: 10, common: 1, again: 0.1 };

const lexemesOf = (query: AnalyzedQuery): ReadonlyMap<string, ReadonlySet<number>> => {
  const found = new Map<string, Set<number>>();
  for (const [number, { readings }] of query.terms.entries())
    for (const lexeme of readings.flatMap(({ lexemes }) => lexemes))
      found.set(lexeme, (found.get(lexeme) ?? new Set()).add(number));
  return found;
};

/** The word as a mark, where a term of the query finds it. */
function markOf({ start, end, lexeme, parts }: AnalyzedTerm, lexemes: ReadonlyMap<string, ReadonlySet<number>>): readonly Mark[] {
  const own = lexemes.get(lexeme);
  const finders = parts.flatMap((part) => lexemes.get(part) ?? []);
  const terms = new Set([...(own ?? []), ...finders.flatMap((numbers) => [...numbers])]);
  return terms.size > 0 ? [{ start, end, terms: [...terms] }] : [];
}

const marksIn = (text: string, lexemes: ReadonlyMap<string, ReadonlySet<number>>, reader: Reader): readonly Mark[] =>
  analyze(text, reader).flatMap((term) => markOf(term, lexemes));

/** The marks from this one on that fit into one snippet. */
function fitting(marks: readonly Mark[], from: number): readonly Mark[] {
  const start = marks[from]?.start ?? 0;
  const beyond = marks.findIndex(({ end }, at) => at > from && end - start > longest - 2);
  return marks.slice(from, beyond < 0 ? undefined : beyond);
}

function scoreOf(marks: readonly Mark[], query: AnalyzedQuery): number {
  const terms = new Set(marks.flatMap((mark) => mark.terms));
  const distinct = [...terms].reduce((sum, number) => sum + (query.terms[number]?.isCommon ? worth.common : worth.term), 0);
  return distinct + marks.length * worth.again;
}

function bestPlace(sections: readonly SnippetSection[], query: AnalyzedQuery, reader: Reader): Place | undefined {
  const lexemes = lexemesOf(query);
  const everything = scoreOf([{ start: 0, end: 0, terms: [...query.terms.keys()] }], query);
  let best: Place | undefined;
  let left = mostRead;
  for (const [section, { text }] of sections.entries()) {
    // Sections come best first: behind one with a place for the whole query nothing better is looked for.
    if (left <= 0 || (best && best.score >= everything)) break;
    const marks = marksIn(text.slice(0, left), lexemes, reader);
    left -= text.length;
    for (const at of marks.keys()) {
      const here = fitting(marks, at);
      const score = scoreOf(here, query);
      if (!best || score > best.score) best = { section, marks: here, score };
    }
  }
  return best;
}

function partsOf(text: string, { start, end }: { start: number; end: number }, marks: readonly Mark[]): readonly SnippetPart[] {
  const parts: SnippetPart[] = [];
  let at = start;
  const add = (until: number, isMark: boolean): void => {
    const piece = text.slice(at, until).replaceAll(/\s+/g, ' ');
    if (piece !== '') parts.push({ text: piece, isMark });
    at = Math.max(at, until);
  };
  for (const mark of marks) {
    add(mark.start, false);
    add(Math.min(mark.end, end), true);
  }
  add(end, false);
  const before: readonly SnippetPart[] = start > 0 ? [{ text: '…', isMark: false }] : [];
  // Behind the end of a sentence it stands apart, so that it is not read as more dots.
  const more = '.!?…'.includes(text.charAt(end - 1)) ? ' …' : '…';
  const after: readonly SnippetPart[] = end < text.trimEnd().length ? [{ text: more, isMark: false }] : [];
  return joinPlain([...before, ...parts, ...after]);
}

const joinPlain = (parts: readonly SnippetPart[]): readonly SnippetPart[] =>
  parts.reduce<readonly SnippetPart[]>((joined, part) => {
    const last = joined.at(-1);
    return last && last.isMark === part.isMark && !part.isMark
      ? [...joined.slice(0, -1), { text: last.text + part.text, isMark: false }]
      : [...joined, part];
  }, []);

/** The range without a point at either end that would stand between it and nothing. */
function withoutLoose(text: string, { start, end }: { start: number; end: number }): { start: number; end: number } {
  const [before = ''] = /^·\s+/.exec(text.slice(start, end)) ?? [];
  const [after = ''] = /\s+·\s*$/.exec(text.slice(start + before.length, end)) ?? [];
  return { start: start + before.length, end: end - after.length };
}

/** The words around the place that holds the most of the query, cut between words; the beginning where nothing is found. */
export function cutSnippet(sections: readonly SnippetSection[], query: AnalyzedQuery, reader: Reader): Snippet {
  const place = bestPlace(sections, query, reader);
  const first = sections.findIndex(({ text }) => text.trim() !== '');
  const section = place?.section ?? Math.max(first, 0);
  const text = sections[section]?.text ?? '';
  const marks = place?.marks ?? [];
  const range = widen(text, { start: marks[0]?.start ?? 0, end: marks.at(-1)?.end ?? 0 }, longest - 3);
  return { parts: partsOf(text, withoutLoose(text, range), marks), section };
}

/** A whole text, such as a title, with what the query finds marked. */
export const markText = (text: string, query: AnalyzedQuery, reader: Reader): readonly SnippetPart[] =>
  partsOf(text, { start: 0, end: text.length }, marksIn(text, lexemesOf(query), reader));
