import { generalRefusals } from '@lectern/core';
import type { RefusalsOf } from '@lectern/core';
import type { search } from './manifest.ts';

/** What is refused where words of the search are kept. */
export const searchRefusals = {
  ...generalRefusals,
  ruleTaken: 'SS_01',
  notOneWord: 'SS_02',
  tooFewWords: 'SS_03',
  endsFirst: 'SS_04',
  tooManyRules: 'SS_05',
  notFindable: 'SS_06',
} as const satisfies RefusalsOf<typeof search>;
