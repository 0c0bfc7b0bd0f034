import { randomInt } from 'node:crypto';

// Without letters and digits that are taken for one another.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A reference to tell by telephone: `AFS-2026-7KQ4M2`. */
export const createReference = (year: string): string =>
  `AFS-${year}-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`;
