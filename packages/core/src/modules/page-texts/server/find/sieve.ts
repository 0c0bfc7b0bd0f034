import { areVerbatim } from '#contract/fields/field-set.ts';
import type { Fields } from '#contract/fields/field.ts';
import type { Sieve } from '#modules/pages/server/public.ts';
import { mayBeJoined, quote } from './may-be-joined.ts';
import { stringsIn } from './strings-in.ts';

/** Lets through what says something, and little else: what it holds back need not be walked to know that. */
export interface TextSieve {
  readonly values: Sieve;
  /** The same of all values of a page as the database writes them, unread. */
  readonly json: (text: string) => boolean;
}

/** What is sifted of the strings of a value. */
interface Sifted {
  /** Of which one must be there, each folded. What is empty is everywhere. */
  readonly needles: readonly string[];
  /** A text for the eye of the sieve. It leaves quotes alone; what it makes of several joined is what it makes of each, joined. */
  readonly fold: (text: string) => string;
  /** What else a string says. */
  readonly alsoSays?: (text: string) => string | undefined;
  /** What JSON has where `alsoSays` may say something. */
  readonly alsoIn?: RegExp;
}

const verbatim = new WeakMap<Fields, boolean>();

function isVerbatim(fields: Fields): boolean {
  const known = verbatim.get(fields) ?? areVerbatim(fields);
  verbatim.set(fields, known);
  return known;
}

/** Characters that JSON writes as codes, and that a text may lose as it is read. */
const coded = /\\[ubf]/;
/** Numbers and words that stand in JSON without quotes; what stands in texts like them does no harm. */
const unquoted = /-?\d[\d.eE+-]*/g;
const unquotedWords = [quote, 'true', quote, 'false'].join('');

/** The longest stretch of a folded text that stands in JSON as it is, between spaces: every space is the same to who searches. */
export const longestStretch = (text: string): string =>
  text.split(/[\s"\\]+/).reduce((longest, one) => (one.length > longest.length ? one : longest), '');

/** A sieve for texts that hold one of some needles. */
export function createSieve({ needles, fold, alsoSays, alsoIn }: Sifted): TextSieve {
  if (needles.includes('')) return { values: () => true, json: () => true };
  const tests = needles.map(mayBeJoined);
  const isInNumbers = needles.some((needle) => /[\d-]/.test(needle));
  const mayHold = (pieces: string): boolean => {
    const folded = fold(pieces);
    return tests.some((test) => test(folded));
  };
  return {
    values(fields, values) {
      if (!isVerbatim(fields)) return true;
      const strings = stringsIn(values);
      const others = alsoSays ? strings.flatMap((text) => alsoSays(text) ?? []) : [];
      return mayHold([...strings, ...others].join(quote));
    },
    json(text) {
      if (coded.test(text) || alsoIn?.test(text)) return true;
      const numbers = isInNumbers ? (text.match(unquoted) ?? []) : [];
      return mayHold([text + unquotedWords, ...numbers].join(quote));
    },
  };
}
