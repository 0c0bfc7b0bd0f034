import { distanceWithin } from './text/distance-within.ts';

/** A word of the pages that somebody may have meant. */
export interface WordCandidate {
  readonly word: string;
  /** The number of pages that hold it. */
  readonly pages: number;
}

const oneMistakeFrom = 5;
const twoMistakesFrom = 9;

/** How many letters of a word may be wrong, missing, too many or swapped with their neighbour. */
const mistakesIn = (word: string): number => (word.length < oneMistakeFrom ? 0 : word.length < twoMistakesFrom ? 1 : 2);

/** The candidate with the fewest mistakes to the folded word, of those with as many the one on the most pages; nothing where all have too many. */
export function correct(word: string, candidates: readonly WordCandidate[]): WordCandidate | undefined {
  let best: { readonly candidate: WordCandidate; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = distanceWithin(word, candidate.word, best?.distance ?? mistakesIn(word));
    if (distance === undefined) continue;
    if (!best || distance < best.distance || candidate.pages > best.candidate.pages) best = { candidate, distance };
  }
  return best?.candidate;
}
