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
  /** Lexemes of these words, or of the pieces that count where the word itself is nowhere. */
  readonly foundBy: readonly string[];
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
/** Words of a question that are looked for among their like: whoever mistypes more has to ask again. */
const mostSlips = 8;

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

/** Those of these questions that any page answers. */
async function heldOf({ queries, side }: Asking, questions: readonly string[]): Promise<ReadonlySet<string>> {
  if (questions.length === 0) return new Set();
  // Each in a `select` of its own, so that the index is asked, and no page is read.
  const rows = await queries.query<{ readonly question: string }>(
    `select asked.question from unnest($1::text[]) as asked(question) cross join lateral (
       with held as materialized (select 1 as held from ${tablesOf(side).match} where lexemes @@ (select asked.question::tsquery))
       select held from held limit 1
     ) found`,
    [questions],
  );
  return new Set(rows.map(({ question }) => question));
}

const startsOf = ({ queries, side, locale }: Asking, word: string): Promise<AlikeRow[]> =>
  queries.query<AlikeRow>(
    `select word, lexeme, pages from ${tablesOf(side).word} where locale = $1 and word like $2 order by pages desc, word limit $3`,
    [locale, `${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`, mostStarts],
  );

/** What was meant by words that nobody wrote. */
async function meantBy({ queries, side, locale }: Asking, words: readonly string[]): Promise<ReadonlyMap<string, AlikeRow>> {
  if (words.length === 0) return new Map();
  const rows = await queries.query<AlikeRow & { readonly asked: string }>(
    `select asked.word as asked, alike.word, alike.lexeme, alike.pages from unnest($2::text[]) as asked(word) cross join lateral (
       select word, lexeme, pages, similarity(word, asked.word) as likeness from ${tablesOf(side).word}
       where locale = $1 and word % asked.word order by likeness desc, pages desc, word limit $3
     ) alike order by alike.likeness desc, alike.pages desc, alike.word`,
    [locale, words, mostAlike],
  );
  const candidates = Map.groupBy(rows, ({ asked }) => asked);
  return new Map(
    [...candidates].flatMap(([word, alike]) => {
      const best = correct(word, alike);
      const meant = alike.find((candidate) => candidate.word === best?.word);
      return meant ? [[word, meant] as const] : [];
    }),
  );
}

/** How much a word says that so many of all pages have. */
export const idfOf = (pages: number, total: number): number => Math.log(1 + (total + 1) / (pages + 0.5));

/** The word as it is asked for where nothing is known of it but in how many pages it stands. */
function askTerm(
  language: string,
  term: QueryTerm,
  { pages, total }: { readonly pages: number; readonly total: number },
): AskedTerm {
  const synonyms = term.readings.filter(({ kind }) => kind === 'synonym');
  const others = term.readings.filter(({ kind }) => kind !== 'synonym' && kind !== 'word');
  const asQuery = (lexemes: readonly string[]): string => `(${lexemes.map((lexeme) => either(language, lexeme)).join(' & ')})`;
  const whole = [quoted(wholeLexeme(language, term.lexeme)), ...synonyms.map(({ lexemes }) => asQuery(lexemes))];
  const part = [quoted(partLexeme(language, term.lexeme)), ...others.map(({ lexemes }) => asQuery(lexemes))];
  const idf = idfOf(pages || 1, total);
  return { term, reading: 'known', pages, others: [], foundBy: [], whole: anyOf(whole), part: anyOf(part), idf };
}

const eitherOf = ({ whole, part }: AskedTerm): string => anyOf([whole, part]);

function askStart(language: string, asked: AskedTerm, starts: readonly AlikeRow[], total: number): AskedTerm {
  const begun = starts.map(({ lexeme }) => quoted(wholeLexeme(language, lexeme)));
  return {
    ...asked,
    reading: 'start',
    others: starts.map(({ word }) => word),
    foundBy: starts.map(({ lexeme }) => lexeme),
    part: anyOf([asked.part, ...begun]),
    idf: idfOf(starts[0]?.pages ?? 0, total),
  };
}

function askMeant(language: string, asked: AskedTerm, meant: AlikeRow | undefined, total: number): AskedTerm {
  if (!meant) {
    // Better one of its parts than nothing.
    const pieces = asked.term.parts.map((lexeme) => either(language, lexeme));
    const reading = pieces.length > 0 ? 'piece' : 'unknown';
    return { ...asked, reading, foundBy: asked.term.parts, part: anyOf([asked.part, ...pieces]) };
  }
  return {
    ...asked,
    reading: 'slip',
    pages: meant.pages,
    others: [meant.word],
    foundBy: [meant.lexeme],
    whole: anyOf([asked.whole, quoted(wholeLexeme(language, meant.lexeme))]),
    part: anyOf([asked.part, quoted(partLexeme(language, meant.lexeme))]),
    idf: idfOf(meant.pages, total),
  };
}

/** Reads words with what pages know of them: all words together, because each look into the database takes its time. */
async function readTerms(asking: Asking, terms: readonly QueryTerm[], total: number): Promise<AskedTerm[]> {
  const language = languageOf(asking.locale);
  const known = await pagesOf(
    asking,
    terms.map(({ lexeme }) => lexeme),
  );
  const asked = terms.map((term) => askTerm(language, term, { pages: known.get(term.lexeme) ?? 0, total }));
  const unknown = asked.filter(({ pages }) => pages === 0);
  const held = await heldOf(asking, unknown.map(eitherOf));
  const odd = unknown.filter((each) => !held.has(eitherOf(each)));
  const last = odd.find(({ term }) => term.isLast && term.word.length >= shortestStart);
  const starts = last ? await startsOf(asking, last.term.word) : [];
  const slips = odd.filter((each) => each !== last || starts.length === 0);
  const meant = await meantBy(
    asking,
    slips.slice(0, mostSlips).map(({ term }) => term.word),
  );
  return asked.map((each): AskedTerm => {
    if (each.pages > 0) return each;
    if (!odd.includes(each)) return { ...each, reading: 'part' };
    if (each === last && starts.length > 0) return askStart(language, each, starts, total);
    return askMeant(language, each, meant.get(each.term.word), total);
  });
}

/** The question with the words that were meant in the place of those that nobody wrote. */
function correctedText(text: string, terms: readonly AskedTerm[]): string | undefined {
  let corrected = text;
  for (const { term, reading, others } of terms)
    if (reading === 'slip') corrected = corrected.replace(term.text, others[0] ?? term.text);
  return corrected === text ? undefined : corrected;
}

/** The question with all that pages are found by, for what is shown of them. */
export const asFound = ({ query, terms }: AskedIn): AnalyzedQuery => ({
  ...query,
  terms: query.terms.map((own) => {
    const foundBy = terms.find(({ term }) => term.lexeme === own.lexeme)?.foundBy ?? [];
    return { ...own, readings: [...own.readings, ...foundBy.map((lexeme) => ({ kind: 'word' as const, lexemes: [lexeme] }))] };
  }),
});

/** Reads a question in the language of a locale, with what the pages of the site know of its words. */
export async function readQuestion(
  asking: Asking,
  { analyzer, text, total }: { readonly analyzer: Analyzer; readonly text: string; readonly total: number },
): Promise<AskedIn> {
  const language = languageOf(asking.locale);
  const query = analyzer.readQuery(text);
  const meaningful = query.terms.filter(({ isCommon }) => !isCommon);
  // A word that is said twice is asked for once, as it stands last, where it may be a beginning.
  const asked = new Map((meaningful.length > 0 ? meaningful : query.terms).map((term) => [term.lexeme, term]));
  const terms = await readTerms(asking, [...asked.values()], total);
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
