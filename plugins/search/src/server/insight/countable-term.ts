import { clean, foldWords } from '../../analyzer/index.ts';

/** Characters of a term that is counted. */
const longest = 100;
/** From so many on, digits may be a number that belongs to a person: of a policy, a telephone, a house and its postcode. */
const tooManyDigits = 4;

/** A term as it is counted. */
export interface CountableTerm {
  /** As it was typed, in small letters and with one space between words. */
  readonly term: string;
  /** As it is compared: without accents and apostrophes too. */
  readonly folded: string;
}

const lengthOf = (text: string): number => [...text].length;

/** The term without what nobody sees. Undefined where it is never counted: it may name a person, is too long, or has no word. */
export function countableTerm(typed: string): CountableTerm | undefined {
  const visible = clean(typed)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '');
  const term = visible.toLowerCase().trim().replaceAll(/\s+/gu, ' ');
  const folded = foldWords(term);
  if (!/[\p{L}\p{N}]/u.test(folded) || lengthOf(term) > longest || lengthOf(folded) > longest) return undefined;
  const digits = term.match(/\p{N}/gu)?.length ?? 0;
  return term.includes('@') || digits >= tooManyDigits ? undefined : { term, folded };
}
