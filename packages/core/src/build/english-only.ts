import type { Plugin } from 'vite';

/** Where a part of React Aria gathers its texts in all languages. */
const allTexts = /[/\\]react-(?:aria|aria-components|stately)[/\\](?:.*[/\\])?intlStrings\.m?js$/;
const englishImport = /from\s*"([^"]*[/\\]en-US\.m?js)"/;
const defaultLocale = /[/\\]react-aria[/\\].*[/\\]useDefaultLocale\.m?js$/;

/**
 * React Aria reads the language of the browser when it is loaded, which can be before the admin says its own; and what a
 * browser speaks beyond that has no texts here.
 */
const settledLocale = `const settled = Symbol.for('react-aria.i18n.locale');
export const getDefaultLocale = () => ({ locale: globalThis[settled] ?? 'en-US', direction: 'ltr' });
export const useDefaultLocale = getDefaultLocale;`;

function englishOf(code: string, id: string): string {
  const file = englishImport.exec(code)?.[1];
  if (!file) throw new Error(`${id} names no English texts: React Aria keeps them otherwise than it did.`);
  return `import texts from ${JSON.stringify(file)};\nexport default { 'en-US': texts };`;
}

/**
 * React Aria's parts speak what the admin does: its texts in thirty other languages stay out of the admin's files, and what a
 * browser speaks is not asked.
 */
export const englishOnly = () =>
  ({
    name: 'lectern:english-only',
    load: (id: string) => (defaultLocale.test(id) ? settledLocale : undefined),
    transform: (code: string, id: string) => (allTexts.test(id) ? { code: englishOf(code, id), map: null } : undefined),
  }) satisfies Plugin;
