const names = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' });

/** What locales are called in English, by their codes: `Dutch (Netherlands)`. */
export const localeNames = (locales: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(locales.map((locale) => [locale, names.of(locale) ?? locale]));
