import { route } from '../../../server/http/route.ts';
import { settingsCalls } from '../settings.calls.ts';

export const settingsRoutes = [
  route(settingsCalls.get, ({ app }) => {
    const { availableLocales, defaultLocale, customSlugLocales } = app.settings;
    return Promise.resolve({ availableLocales, defaultLocale, customSlugLocales });
  }),
];
