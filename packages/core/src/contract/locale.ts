/** Languages that content may be written in; each as a plain code or with a region (`nl`, `nl-NL`). */
export const contentLanguages = ['en', 'nl', 'de', 'fr'] as const;

const localePattern = /^([a-z]{2})(?:-([A-Z]{2}))?$/;

/** True for a supported content locale, plain (`de`) or regional (`de-DE`). */
export function isContentLocale(value: string): boolean {
  const match = localePattern.exec(value);
  return match !== null && (contentLanguages as readonly string[]).includes(match[1] ?? '');
}

/** The language of a locale: the part before the first hyphen. */
export function languageOf(locale: string): string {
  return locale.split('-', 1)[0] ?? locale;
}

/**
 * The prefix under which a locale's pages live: two letters, a hyphen, two letters, lower case (`de-de`).
 * A plain code repeats itself, except English, whose home is `en-gb`.
 */
export function localePrefix(locale: string): string {
  const [language = '', region] = locale.toLowerCase().split('-');
  if (region) return `${language}-${region}`;
  return language === 'en' ? 'en-gb' : `${language}-${language}`;
}

/** Settings that decide where a locale lives. */
export interface LocaleSettings {
  readonly availableLocales: readonly string[];
  readonly defaultLocale: string;
}

/** The public path of a slug: the slug itself in the default locale, behind its prefix in every other. */
export function publicPath(slug: string, locale: string, settings: LocaleSettings): string {
  if (locale === settings.defaultLocale) return slug;
  const prefix = `/${localePrefix(locale)}`;
  return slug === '/' ? prefix : `${prefix}${slug}`;
}

/** A path as it is asked for in the end: without the prefix of the default locale, below which no page has its address. */
export function withoutOwnPrefix(path: string, { defaultLocale }: Pick<LocaleSettings, 'defaultLocale'>): string {
  const prefix = `/${localePrefix(defaultLocale)}`;
  const [start, rest] = [path.slice(0, prefix.length).toLowerCase(), path.slice(prefix.length)];
  return start === prefix && (rest === '' || rest.startsWith('/')) ? rest || '/' : path;
}

/** The locale and slug that a public path means; the default locale where there is no known prefix. */
export function splitPublicPath(path: string, settings: LocaleSettings): { locale: string; slug: string; hasPrefix: boolean } {
  const match = /^\/([a-z]{2}-[a-z]{2})(\/.*)?$/.exec(path.toLowerCase());
  if (match) {
    const locale = settings.availableLocales.find((candidate) => localePrefix(candidate) === match[1]);
    if (locale) return { locale, slug: match[2] && match[2] !== '/' ? path.slice(6) : '/', hasPrefix: true };
  }
  return { locale: settings.defaultLocale, slug: path, hasPrefix: false };
}
