/**
 * The number of a registration at the Dutch chamber of commerce as eight digits, typed with or without spaces and dots;
 * undefined for what is none. It is text, as it may begin with a nought; it has no check digit.
 */
export function chamberNumber(text: string): string | undefined {
  const digits = text.replaceAll(/[\s.]/g, '');
  return /^\d{8}$/.test(digits) ? digits : undefined;
}
