import type { Plugin } from 'vite';

const otherLanguage = /[/\\]react-(?:aria|aria-components|stately)[/\\].*[/\\]intl[/\\].*[/\\](?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;
const defaultLocale = /[/\\]react-aria[/\\].*[/\\]useDefaultLocale\.m?js$/;

/**
 * React Aria reads the language of the browser when it is loaded, which can be before the admin says its own; and what a
 * browser speaks beyond that has no texts here.
 */
const settledLocale = `const settled = Symbol.for('react-aria.i18n.locale');
export const getDefaultLocale = () => ({ locale: globalThis[settled] ?? 'en-US', direction: 'ltr' });
export const useDefaultLocale = getDefaultLocale;`;

/**
 * React Aria's parts speak what the admin does: its texts in thirty other languages stay out of the admin's files, and what a
 * browser speaks is not asked.
 */
export const englishOnly = (): Plugin => ({
  name: 'lectern:english-only',
  load: (id) => (otherLanguage.test(id) ? 'export default {};' : defaultLocale.test(id) ? settledLocale : undefined),
});
