import type { LocaleSettings } from '../../contract/locale.ts';

/** A version of a page in one of the site's locales. */
interface Version {
  readonly locale: string;
  readonly path: string;
}

/** Where a page stands in a language, for search engines; `x-default` for whoever speaks none of them. */
export interface Alternate {
  readonly hreflang: string;
  readonly path: string;
}

/**
 * The versions of a page as each of them names all, itself included, in the order of the site's locales: whichever is asked, the
 * answer is the same. None where there is only one.
 */
export function alternatesOf(versions: readonly Version[], { availableLocales, defaultLocale }: LocaleSettings): Alternate[] {
  const inOrder = availableLocales.flatMap((locale) => versions.find((version) => version.locale === locale) ?? []);
  if (inOrder.length < 2) return [];
  const general = inOrder.find(({ locale }) => locale === defaultLocale) ?? inOrder[0];
  return [
    ...inOrder.map(({ locale, path }) => ({ hreflang: locale, path })),
    ...(general ? [{ hreflang: 'x-default', path: general.path }] : []),
  ];
}
