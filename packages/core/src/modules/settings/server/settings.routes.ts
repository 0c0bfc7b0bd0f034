import { defineRoute } from '../../../server/http/route.ts';

export const settingsRoutes = [
  defineRoute({
    method: 'GET',
    path: '/settings/get',
    access: 'public',
    summary: 'Locales of the site.',
    run({ app }) {
      const { availableLocales, defaultLocale, customSlugLocales } = app.settings;
      return Promise.resolve({ availableLocales, defaultLocale, customSlugLocales });
    },
  }),
];
