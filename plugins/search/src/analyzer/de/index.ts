import type { Language } from '../language.types.ts';
import { commonWords } from './common-words.ts';
import { germanSpellings } from './german-spellings.ts';
import { stemGerman } from './stem-german.ts';

/** German: what compounds are made of is known from the pages alone. */
export const german: Language = {
  stem: stemGerman,
  commonWords,
  compounds: { dictionary: new Map(), whole: new Set(), beforeOthers: germanSpellings, atEnd: germanSpellings },
};
