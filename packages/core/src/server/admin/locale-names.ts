const names = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' });

/** The English names of locales, by their codes: `Dutch (Netherlands)`. */
export const localeNames = (locales: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(locales.map((locale) => [locale, names.of(locale) ?? locale]));
