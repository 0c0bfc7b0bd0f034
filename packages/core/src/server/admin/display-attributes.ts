/** Set by the admin with the person's choice: theme, contrast, density and navigation, each empty where the system decides. */
export const displayCookie = 'lectern-display';

const attributes = [
  ['data-theme', ['light', 'dark']],
  ['data-contrast', ['normal', 'more']],
  ['data-density', ['compact']],
  ['data-navigation', ['folded']],
] as const;

/** Attributes of the root element, so that the first paint looks as the person chose. */
export function displayAttributes(cookie: string | undefined): string {
  const words = (cookie ?? '').split('.');
  return attributes
    .flatMap(([name, known], index) => known.filter((word) => word === words[index]).map((word) => ` ${name}="${word}"`))
    .join('');
}
