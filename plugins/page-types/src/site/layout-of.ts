import type { PageTypesOptions } from '../options.ts';

/** What header and footer of one locale show beside its menus. */
export type Layout = Omit<PageTypesOptions, 'locales' | 'mark' | 'ornament'>;

/** The layout of a locale: its own parts, and those of the site where it has none. */
export function layoutOf({ locales, mark: _mark, ornament: _ornament, ...site }: PageTypesOptions, locale: string): Layout {
  const own = locales[locale];
  if (!own) return site;
  return {
    siteTitle: own.siteTitle ?? site.siteTitle,
    tagline: own.tagline ?? site.tagline,
    footer: own.footer ?? site.footer,
  };
}
