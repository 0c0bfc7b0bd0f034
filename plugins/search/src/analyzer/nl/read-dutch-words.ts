import type { CompoundWord } from '../language.types.ts';
import { unpackWords } from '../text/pack-words.ts';
import { ownWhole, ownWords } from './own-words.ts';
import { stemDutch } from './stem-dutch.ts';

const anywhere: CompoundWord = { begins: true, ends: true };
const atBeginning: CompoundWord = { begins: true, ends: false };

/** The words of the data file, and our own. */
export const readDutchWords = ({ words, beginnings, whole }: { words: string; beginnings: string; whole: string }) => ({
  dictionary: new Map<string, CompoundWord>([
    ...unpackWords(beginnings).map((word) => [word, atBeginning] as const),
    ...[...unpackWords(words), ...ownWords].map((word) => [word, anywhere] as const),
  ]),
  whole: new Set([...unpackWords(whole), ...ownWhole.map(stemDutch)]),
});
