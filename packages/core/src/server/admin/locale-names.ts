import type { AdminLanguage } from '../../contract/admin-language.ts';

/** The names of locales in a language, by their codes: `Dutch (Netherlands)`. */
export function localeNames(locales: readonly string[], language: AdminLanguage): Readonly<Record<string, string>> {
  const names = new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' });
  return Object.fromEntries(locales.map((locale) => [locale, names.of(locale) ?? locale]));
}
