import type { ReadWord } from '../read-word.ts';
import type { Token } from './read-tokens.ts';

/** What stands between the words of a list in which parts are left out. */
const conjunctions = new Set(['en', 'of', 'und', 'oder', 'sowie', 'and', 'or']);
const gap = /^[-‐‑\s,;/&]*$/;
/** Longer lists are sentences. */
const longestList = 8;

/** The nearest word of the same list that is whole, or nothing. */
function findWhole(text: string, tokens: readonly Token[], at: number): Token | undefined {
  const step = tokens[at]?.leaves === 'end' ? 1 : -1;
  for (let walked = 1; walked <= longestList; walked += 1) {
    const here = tokens[at + step * (walked - 1)];
    const next = tokens[at + step * walked];
    if (!here || !next) return undefined;
    const [left, right] = step === 1 ? [here, next] : [next, here];
    if (!gap.test(text.slice(left.end, right.start))) return undefined;
    if (next.leaves === 'nothing' && !conjunctions.has(next.word)) return next;
  }
  return undefined;
}

/**
 * The words that a token means which leaves out what stands in another word of its list: `orgel-` before
 * `klokkenonderhoud` is `orgelonderhoud`, `-torens` after `kerkgebouwen` is `kerktorens`.
 */
export function completeWord(text: string, tokens: readonly Token[], at: number, readWord: ReadWord): readonly string[] {
  const token = tokens[at];
  if (!token || token.leaves === 'nothing') return [];
  const whole = findWhole(text, tokens, at);
  const pieces = whole ? readWord(whole.word).pieces : [];
  const cuts = pieces.slice(1).map((_, before) => before + 1);
  return token.leaves === 'end'
    ? cuts.map((cut) => `${token.word}${pieces.slice(cut).join('')}`)
    : cuts.map((cut) => `${pieces.slice(0, cut).join('')}${token.word}`);
}
