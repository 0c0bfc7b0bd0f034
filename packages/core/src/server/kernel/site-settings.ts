import type { SiteConfig } from '../../contract/plugin.ts';
import type { Lectern } from './lectern.ts';

/** The settings that a site's config states, with the defaults of the rest. */
export const siteOf = (config: SiteConfig): Pick<Lectern, 'settings' | 'apiPath'> => ({
  settings: {
    name: config.name,
    availableLocales: config.availableLocales,
    defaultLocale: config.defaultLocale,
    customSlugLocales: config.customSlugLocales ?? config.availableLocales.filter((locale) => locale !== config.defaultLocale),
    titleSeparator: config.titleSeparator ?? ' | ',
    timeZone: config.timeZone ?? 'UTC',
  },
  apiPath: config.apiPath ?? '/api',
});
