import { stemmer } from '@orama/stemmers/english';
import type { Language } from '../language.types.ts';
import { commonWords } from './common-words.ts';

export const english: Language = { stem: stemmer, commonWords };
