import type { SettingsOwner } from './settings.ts';
import { siteFields, siteOwner } from './site-fields.ts';

/** The settings of the site as a whole, as views and loaders of plugins read them: `site.settings(siteFacts)`. */
export const siteFacts = { id: siteOwner, settings: siteFields } as const satisfies SettingsOwner;
