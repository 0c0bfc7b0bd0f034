import type { PageTypesOptions } from '../options.ts';

/** The header and footer of one locale. */
export type Layout = Omit<PageTypesOptions, 'locales' | 'mark' | 'ornament'>;

/** The layout of a locale: its own parts, and those of the site where it has none. */
export function layoutOf({ locales, mark: _mark, ornament: _ornament, ...site }: PageTypesOptions, locale: string): Layout {
  const own = locales[locale];
  if (!own) return site;
  return {
    siteTitle: own.siteTitle ?? site.siteTitle,
    tagline: own.tagline ?? site.tagline,
    navigation: own.navigation ?? site.navigation,
    // A locale without a button says null.
    action: own.action === undefined ? site.action : own.action,
    languages: own.languages ?? site.languages,
    footer: own.footer ?? site.footer,
  };
}
