import { withoutMarks } from '#contract/fold-text.ts';

/** How much two texts may differ and still be the same. */
export interface Folding {
  readonly matchCase: boolean;
  readonly matchAccents: boolean;
}

/** A text as it is compared. */
export interface FoldedText {
  readonly text: string;
  /** For each unit of it, and for its end, the place in the original; undefined where both are the same. */
  readonly places: readonly number[] | undefined;
}

const plain = /^[\x20-\x7e]*$/;
const cluster = /\P{M}\p{M}*|\p{M}+/gu;

const foldedCluster = (text: string, { matchCase, matchAccents }: Folding): string => {
  const spaced = /^\s$/.test(text) ? ' ' : text;
  const composed = matchAccents ? spaced.normalize('NFC') : withoutMarks(spaced);
  return matchCase ? composed : composed.toLowerCase();
};

/** A text as it is compared, without the places: for what is looked for, and to see quickly that it is not there. */
export const foldedWords = (text: string, folding: Folding): string => {
  if (plain.test(text)) return folding.matchCase ? text : text.toLowerCase();
  const composed = folding.matchAccents ? text.normalize('NFC') : withoutMarks(text);
  return (folding.matchCase ? composed : composed.toLowerCase()).replace(/\s/g, ' ');
};

/** A text as it is compared: its letters in one case, without accents, every space the same one. */
export function foldText(text: string, folding: Folding): FoldedText {
  if (plain.test(text)) return { text: foldedWords(text, folding), places: undefined };
  const places: number[] = [];
  let folded = '';
  for (const match of text.matchAll(cluster)) {
    const [one] = match;
    const short = foldedCluster(one, folding);
    // What one letter became begins and ends where that does.
    for (let unit = 0; unit < short.length; unit += 1) places.push(match.index);
    folded += short;
  }
  places.push(text.length);
  return { text: folded, places };
}

const unusual = /[^\x20-\x7e]+/g;

/**
 * A text in small letters, without accents and signs that nobody sees: what is found in a text by any folding is found in
 * this one, too. What it makes of two texts joined is what it makes of each, joined.
 */
export const looseText = (text: string): string =>
  text
    .replace(unusual, (run) => run.normalize('NFD').replace(/[\p{M}\p{Cc}]/gu, ''))
    .toLowerCase()
    // The only letter that is another where a word ends.
    .replaceAll('ς', 'σ');
