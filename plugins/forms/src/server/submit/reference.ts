import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for each other. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 6;

/** A new reference: `SCH-2026-7KQ4M2`. Two may be the same; the database refuses the second. */
export function createReference(prefix: string, year: string): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]);
  return `${prefix}-${year}-${letters.join('')}`;
}
