import { foldedWords, foldText } from './fold-text.ts';
import type { Folding } from './fold-text.ts';

/** A part of a text: from a place up to another. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

interface WantedWords extends Folding {
  readonly text: string;
  readonly wholeWords: boolean;
}

const inWord = /[\p{L}\p{N}\p{M}_]/u;

/** Whether a word goes on from one side of a place in a text to the other. */
const isInsideWord = (text: string, place: number): boolean => {
  const before = Array.from(text.slice(Math.max(0, place - 2), place)).at(-1) ?? '';
  const after = String.fromCodePoint(text.codePointAt(place) ?? 0x20);
  return inWord.test(before) && inWord.test(after);
};

/** Finds words in texts, where they do not overlap: those that begin first. */
export function findWords(wanted: WantedWords): (text: string) => readonly TextRange[] {
  const words = foldedWords(wanted.text, wanted);
  return (text) => {
    if (words === '' || !foldedWords(text, wanted).includes(words)) return [];
    const { text: folded, places } = foldText(text, wanted);
    const placeOf = (index: number): number => places?.[index] ?? index;
    // Letters that became several are found as a whole, or not at all.
    const isBetween = (index: number): boolean => index === 0 || !places || places[index] !== places[index - 1];
    const found: TextRange[] = [];
    let from = 0;
    for (let at = folded.indexOf(words); at >= 0; at = folded.indexOf(words, from)) {
      const range = { start: placeOf(at), end: placeOf(at + words.length) };
      const isWhole = !wanted.wholeWords || (!isInsideWord(text, range.start) && !isInsideWord(text, range.end));
      const isFound = isWhole && isBetween(at) && isBetween(at + words.length);
      if (isFound) found.push(range);
      from = isFound ? at + words.length : at + 1;
    }
    return found;
  };
}
