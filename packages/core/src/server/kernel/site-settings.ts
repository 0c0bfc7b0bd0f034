import type { SiteConfig, StatedSettings } from '../../contract/plugin.ts';
import { siteFields, siteOwner } from '../../contract/site-fields.ts';
import type { SiteSettings } from '../../contract/site-settings.ts';

/** What a site is called, and how that is joined to the titles of its pages. */
type SiteNames = Pick<SiteSettings, 'name' | 'titleSeparator'>;

/** The parts of the application that the config alone makes. */
export interface ConfiguredSite {
  readonly settings: SiteSettings;
  /** Says what the site is called from now on, once somebody set it. */
  readonly renameSite: (names: SiteNames) => void;
  readonly apiPath: string;
}

/** The settings that a site's config states, with the defaults of the rest. What it is called may change while it runs. */
export function siteOf(config: SiteConfig): ConfiguredSite {
  const called: SiteNames = { name: siteFields.name.initial, titleSeparator: siteFields.titleSeparator.initial };
  return {
    settings: {
      get name() {
        return called.name;
      },
      get titleSeparator() {
        return called.titleSeparator;
      },
      availableLocales: config.availableLocales,
      defaultLocale: config.defaultLocale,
      customSlugLocales: config.customSlugLocales ?? config.availableLocales.filter((locale) => locale !== config.defaultLocale),
      timeZone: config.timeZone ?? 'UTC',
    },
    renameSite: (names) => void Object.assign(called, names),
    apiPath: config.apiPath ?? '/api',
  };
}

/** What a config states of the settings of the site itself, as if it stood among the settings. */
export const statedSite = ({ name, titleSeparator, settings }: SiteConfig): StatedSettings => ({
  ...settings,
  [siteOwner]: { name, titleSeparator, ...settings?.[siteOwner] },
});
