import type { Plugin } from 'vite';

const otherLanguage = /[/\\]react-(?:aria|aria-components|stately)[/\\].*[/\\]intl[/\\].*[/\\](?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;

/** The admin speaks English alone: the texts that React Aria brings in thirty other languages stay out of its files. */
export const englishOnly = (): Plugin => ({
  name: 'lectern:english-only',
  load: (id) => (otherLanguage.test(id) ? 'export default {};' : undefined),
});
