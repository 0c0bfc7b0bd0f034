/** The texts and numbers in a value, whatever is in it. */
export function wordsIn(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return typeof value === 'object' && value !== null ? Object.values(value).map(wordsIn).join(' ') : '';
}
