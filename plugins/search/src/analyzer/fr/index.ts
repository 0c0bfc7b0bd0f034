import type { Language } from '../language.types.ts';
import { commonWords } from './common-words.ts';
import { stemFrench } from './stem-french.ts';

export const french: Language = { stem: stemFrench, commonWords };
