/**
 * A Dutch postcode as it is written, `1234 AB`; undefined for what is none. Space between digits and letters may lack or be
 * of any kind, letters may be small. SA, SD and SS are in none.
 */
export function postcode(text: string): string | undefined {
  const [, digits, letters] = /^([1-9]\d{3})\s?(?!SA|SD|SS)([A-Z]{2})$/.exec(text.trim().toUpperCase()) ?? [];
  return digits && letters ? `${digits} ${letters}` : undefined;
}
