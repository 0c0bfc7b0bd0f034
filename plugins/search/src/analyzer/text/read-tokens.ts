import { afterCharacter, kindAt, kinds } from './character-kinds.ts';
import { endOfWord } from './end-of-word.ts';
import { fold } from './fold.ts';

/** A spelling, folded, and the number of characters of it that are an article. */
export interface Spelling {
  readonly word: string;
  readonly elided: number;
}

/** A word as it stands in a text, with what is known of its spelling. */
export interface Token<Known extends Spelling = Spelling> {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly word: string;
  /** Whether a hyphen before or after it says that a part is left out: `orgel- en klokkenonderhoud`. */
  readonly leaves: 'nothing' | 'beginning' | 'end';
  readonly known: Known;
}

/** Longer ones are no words; what a run of letters without an end costs stays bounded. */
export const longestWord = 64;
const halfPair = /[\ud800-\udbff]$/;
const hyphens = '-‐‑';

/** What French and others leave of a word before a vowel, and Dutch before a name. */
const elisions = /^(?:(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu)['’‘ʼ])(?=[\p{L}\p{M}]{2})/iu;
/** What owns, or is more than one: `foto’s`. */
const ending = /['’‘ʼ]s$/iu;

/** A word as it is spelt, without its article and without what owns. */
export function foldSpelling(text: string): Spelling {
  const elided = elisions.exec(text)?.[0].length ?? 0;
  return { word: fold(text.slice(elided).replace(ending, '')).slice(0, longestWord).replace(halfPair, ''), elided };
}

function leavesOf(text: string, start: number, end: number): Token['leaves'] {
  if (end < text.length && hyphens.includes(text.charAt(end)) && /^[\s,;)]?$/u.test(text.charAt(end + 1))) return 'end';
  if (start > 0 && hyphens.includes(text.charAt(start - 1)) && /^[\s(]?$/u.test(text.charAt(start - 2))) return 'beginning';
  return 'nothing';
}

/** Hands on what is known of each word of a text, and where it stands, in reading order; a French article is no part of its word. */
export function eachWord<Known extends Spelling>(
  text: string,
  readSpelling: (text: string) => Known,
  visit: (known: Known, start: number, end: number) => void,
): void {
  let at = 0;
  while (at < text.length) {
    if (kindAt(text, at) === kinds.none) {
      at = afterCharacter(text, at);
      continue;
    }
    const end = endOfWord(text, at);
    const known = readSpelling(text.slice(at, end));
    if (known.word !== '') visit(known, at + known.elided, end);
    at = end;
  }
}

/** Whether a text may have a word that leaves a part out: cheap to ask, and seldom so. */
export const mayLeaveOut = (text: string): boolean => /[-‐‑](?:[\s,;)]|$)|(?:^|[\s(])[-‐‑]/u.test(text);

/** The words of a text in reading order, by what is known of their spellings. */
export function readTokens<Known extends Spelling>(text: string, readSpelling: (text: string) => Known): readonly Token<Known>[] {
  const tokens: Token<Known>[] = [];
  eachWord(text, readSpelling, (known, start, end) => {
    tokens.push({ text: text.slice(start, end), start, end, word: known.word, leaves: leavesOf(text, start, end), known });
  });
  return tokens;
}
