import type { Language } from './language.types.ts';

/** Read with the first use: nobody waits for the words of a language that is not asked for. */
const languages: Readonly<Record<string, () => Promise<Language>>> = {
  nl: async () => (await import('./nl/index.ts')).dutch,
  de: async () => (await import('./de/index.ts')).german,
  fr: async () => (await import('./fr/index.ts')).french,
  en: async () => (await import('./en/index.ts')).english,
};

/** What is known of no language: words are as they stand. */
const unknown: Language = { stem: (word) => word, commonWords: new Set() };

/** The two letters of a locale's language. */
export const languageOf = (locale: string): string => locale.slice(0, 2).toLowerCase();

/** How the language of this locale is stemmed and put together. */
export const readLanguage = async (locale: string): Promise<Language> =>
  Object.hasOwn(languages, languageOf(locale)) ? ((await languages[languageOf(locale)]?.()) ?? unknown) : unknown;
