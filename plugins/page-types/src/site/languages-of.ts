import type { LayoutContext } from '@lectern/core/site';
import type { LanguageLink, NavigationLink } from '../options.ts';

/** The other languages of the site. Each leads to the translation of the page, or to where the language begins. */
export const languagesOf = (languages: readonly LanguageLink[], { siblings }: LayoutContext): NavigationLink[] =>
  languages.map((language) => {
    const translation = siblings.find(({ locale }) => locale === language.lang || locale.startsWith(`${language.lang}-`));
    return translation ? { ...language, href: translation.path } : language;
  });
