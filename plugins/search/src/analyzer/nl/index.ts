import type { Language } from '../language.types.ts';
import { commonWords } from './common-words.ts';
import { dutchAtEnd, dutchBeforeOthers } from './dutch-spellings.ts';
import * as data from './dutch-words.data.ts';
import { readDutchWords } from './read-dutch-words.ts';
import { stemDutch } from './stem-dutch.ts';

/** Dutch: what compounds are made of is known from a dictionary, and from the pages. */
export const dutch: Language = {
  stem: stemDutch,
  commonWords,
  compounds: { ...readDutchWords(data), beforeOthers: dutchBeforeOthers, atEnd: dutchAtEnd },
};
