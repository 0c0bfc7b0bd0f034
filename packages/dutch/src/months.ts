/** The Dutch names of the months, the first of them at 0. */
export const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const;

/** The number of the month that a Dutch word names, whole or shortened to three letters or more; undefined for another word. */
export function monthOf(word: string): number | undefined {
  const name = word.toLowerCase();
  if (name === 'mrt') return 3;
  const found = name.length < 3 ? -1 : months.findIndex((month) => month.startsWith(name));
  return found < 0 ? undefined : found + 1;
}
