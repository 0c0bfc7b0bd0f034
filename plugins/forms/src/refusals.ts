import { generalRefusals } from '@lectern/core';
import type { RefusalsOf } from '@lectern/core';
import type { forms } from './manifest.ts';

/** What is refused where forms are sent, kept and answered. */
export const formRefusals = {
  ...generalRefusals,
  sentAlready: 'FO_40',
  referenceTaken: 'FO_41',
  fileGone: 'FO_42',
  noPdf: 'FO_43',
  legalHold: 'FO_44',
  brokenBraces: 'FO_45',
  harmful: 'FO_46',
  noScanner: 'FO_47',
  wrongPiece: 'FO_48',
} as const satisfies RefusalsOf<typeof forms>;
