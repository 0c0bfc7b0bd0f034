import type { DerivedQueries } from '@lectern/core/server';
import { correct } from '../../analyzer/index.ts';
import type { AnalyzedQuery, Analyzer, QueryPhrase, QueryTerm } from '../../analyzer/index.ts';
import type { wordReadings } from '../../explained.ts';
import { languageOf, partLexeme, quoted, wholeLexeme } from './lexemes.ts';
import { tablesOf } from './tables.ts';
import type { Side } from './tables.ts';

/** A word of a question as the index is asked for it: texts of `tsquery`. */
export interface AskedTerm {
  readonly term: QueryTerm;
  readonly reading: (typeof wordReadings)[number];
  /** Pages that have the word itself, or the one that was meant. */
  readonly pages: number;
  /** Words that are found in its place: what begins like it, or the one that was meant. */
  readonly others: readonly string[];
  /** What counts in full: the word itself, or what it was corrected to. */
  readonly whole: string;
  /** What counts half: a compound that it is a part of, its own parts, words that begin like it. */
  readonly part: string;
  /** How much it says: the rarer, the more. */
  readonly idf: number;
}

/** A question in one language. */
export interface AskedIn {
  readonly locale: string;
  readonly query: AnalyzedQuery;
  readonly terms: readonly AskedTerm[];
  /** What pages have to hold and must not: phrases, and what was excluded. Empty where nothing was said. */
  readonly conditions: readonly string[];
  /** The question with the words that were meant; undefined where each is known. */
  readonly corrected: string | undefined;
}

interface WordRow {
  readonly lexeme: string;
  readonly pages: number;
}

interface AlikeRow {
  readonly word: string;
  readonly lexeme: string;
  readonly pages: number;
}

/** Letters from which a word may be the beginning of another. */
const shortestStart = 3;
const mostStarts = 12;
const mostAlike = 40;

const either = (language: string, lexeme: string): string =>
  `(${quoted(wholeLexeme(language, lexeme))} | ${quoted(partLexeme(language, lexeme))})`;

const anyOf = (queries: readonly string[]): string => queries.join(' | ');

/** In any of its spellings. */
const phraseOf = (language: string, { lexemes, others }: QueryPhrase): string =>
  `(${anyOf([lexemes, ...others].map((words) => words.map((lexeme) => quoted(wholeLexeme(language, lexeme))).join(' <-> ')))})`;

interface Asking {
  readonly queries: DerivedQueries;
  readonly side: Side;
  readonly locale: string;
}

async function pagesOf({ queries, side, locale }: Asking, lexemes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await queries.query<WordRow>(
    `select lexeme, sum(pages)::int as pages from ${tablesOf(side).word} where locale = $1 and lexeme = any($2::text[]) group by lexeme`,
    [locale, lexemes],
  );
  return new Map(rows.map(({ lexeme, pages }) => [lexeme, pages]));
}

/** Whether any page holds one of these. */
async function isHeld({ queries, side }: Asking, query: string): Promise<boolean> {
  // In a `select` of its own, so that the index is asked, and no page is read.
  const rows = await queries.query<object>(
    `with held as materialized (select 1 as held from ${tablesOf(side).page} where lexemes @@ (select $1::tsquery)) select held from held limit 1`,
    [query],
  );
  return rows.length > 0;
}

const startsOf = ({ queries, side, locale }: Asking, word: string): Promise<AlikeRow[]> =>
  queries.query<AlikeRow>(
    `select word, lexeme, pages from ${tablesOf(side).word} where locale = $1 and word like $2 order by pages desc, word limit $3`,
    [locale, `${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`, mostStarts],
  );

async function meantBy({ queries, side, locale }: Asking, word: string): Promise<AlikeRow | undefined> {
  const candidates = await queries.query<AlikeRow>(
    `select word, lexeme, pages from ${tablesOf(side).word}
     where locale = $1 and word % $2 order by similarity(word, $2) desc, pages desc, word limit $3`,
    [locale, word, mostAlike],
  );
  const best = correct(word, candidates);
  return candidates.find((candidate) => candidate.word === best?.word);
}

/** How much a word says that so many of all pages have. */
export const idfOf = (pages: number, total: number): number => Math.log(1 + (total + 1) / (pages + 0.5));

async function readTerm(
  asking: Asking,
  term: QueryTerm,
  known: { readonly pages: ReadonlyMap<string, number>; readonly total: number },
): Promise<AskedTerm> {
  const language = languageOf(asking.locale);
  const pages = known.pages.get(term.lexeme) ?? 0;
  const synonyms = term.readings.filter(({ kind }) => kind === 'synonym');
  const others = term.readings.filter(({ kind }) => kind !== 'synonym' && kind !== 'word');
  const asQuery = (lexemes: readonly string[]): string => `(${lexemes.map((lexeme) => either(language, lexeme)).join(' & ')})`;
  const whole = [quoted(wholeLexeme(language, term.lexeme)), ...synonyms.map(({ lexemes }) => asQuery(lexemes))];
  const part = [quoted(partLexeme(language, term.lexeme)), ...others.map(({ lexemes }) => asQuery(lexemes))];
  const asked = { term, pages, others: [], whole: anyOf(whole), part: anyOf(part), idf: idfOf(pages || 1, known.total) };
  if (pages > 0) return { ...asked, reading: 'known' };
  if (await isHeld(asking, anyOf([...whole, ...part]))) return { ...asked, reading: 'part' };
  const starts = term.isLast && term.word.length >= shortestStart ? await startsOf(asking, term.word) : [];
  if (starts.length > 0) {
    const begun = starts.map(({ lexeme }) => quoted(wholeLexeme(language, lexeme)));
    return {
      ...asked,
      reading: 'start',
      others: starts.map(({ word }) => word),
      part: anyOf([...part, ...begun]),
      idf: idfOf(starts[0]?.pages ?? 0, known.total),
    };
  }
  const meant = await meantBy(asking, term.word);
  if (!meant) {
    // Better one of its parts than nothing.
    const pieces = term.parts.map((lexeme) => either(language, lexeme));
    return { ...asked, reading: pieces.length > 0 ? 'piece' : 'unknown', part: anyOf([...part, ...pieces]) };
  }
  return {
    ...asked,
    reading: 'slip',
    pages: meant.pages,
    others: [meant.word],
    whole: anyOf([...whole, quoted(wholeLexeme(language, meant.lexeme))]),
    part: anyOf([...part, quoted(partLexeme(language, meant.lexeme))]),
    idf: idfOf(meant.pages, known.total),
  };
}

/** The question with the words that were meant in the place of those that nobody wrote. */
function correctedText(text: string, terms: readonly AskedTerm[]): string | undefined {
  let corrected = text;
  for (const { term, reading, others } of terms)
    if (reading === 'slip') corrected = corrected.replace(term.text, others[0] ?? term.text);
  return corrected === text ? undefined : corrected;
}

/** Reads a question in the language of a locale, with what the pages of the site know of its words. */
export async function readQuestion(
  asking: Asking,
  { analyzer, text, total }: { readonly analyzer: Analyzer; readonly text: string; readonly total: number },
): Promise<AskedIn> {
  const language = languageOf(asking.locale);
  const query = analyzer.readQuery(text);
  const meaningful = query.terms.filter(({ isCommon }) => !isCommon);
  const asked = meaningful.length > 0 ? meaningful : query.terms;
  const pages = await pagesOf(
    asking,
    asked.map(({ lexeme }) => lexeme),
  );
  const terms: AskedTerm[] = [];
  for (const term of asked) terms.push(await readTerm(asking, term, { pages, total }));
  return {
    locale: asking.locale,
    query,
    terms,
    conditions: [
      ...query.phrases.map((phrase) => phraseOf(language, phrase)),
      ...query.excluded.map((phrase) => `!${phraseOf(language, phrase)}`),
    ],
    corrected: correctedText(query.text, terms),
  };
}
