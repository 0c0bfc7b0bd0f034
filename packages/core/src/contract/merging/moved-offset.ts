import { differingParts } from './differing-parts.ts';
import { splitWords } from './merge-runs.ts';

/** Where a place in a text is once the text is another one: among the same words. `offset` counts characters. */
export function movedOffset(before: string, after: string, offset: number): number {
  const words = splitWords(before);
  const lengthOf = (some: readonly string[]): number => some.reduce((sum, word) => sum + word.length, 0);
  let moved = offset;
  for (const { at, removed, added } of differingParts(words, splitWords(after)) ?? []) {
    const start = lengthOf(words.slice(0, at));
    const gone = lengthOf(words.slice(at, at + removed));
    const length = lengthOf(added);
    // What is put in at the place itself comes behind it.
    if (start >= offset) break;
    moved += offset >= start + gone ? length - gone : Math.min(length, offset - start) - (offset - start);
  }
  return Math.max(0, Math.min(moved, after.length));
}
