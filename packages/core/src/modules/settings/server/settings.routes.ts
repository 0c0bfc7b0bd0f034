import { route } from '#server/http/route.ts';
import { settingsCalls } from '../settings.calls.ts';
import { saveSettings } from './commands/save-settings.command.ts';
import { fail } from './fail.ts';
import { listSettings, presentSettings } from './present-settings.ts';

export const settingsRoutes = [
  route(settingsCalls.get, ({ app }) => {
    const { availableLocales, defaultLocale, customSlugLocales } = app.settings;
    return Promise.resolve({ availableLocales, defaultLocale, customSlugLocales });
  }),
  route(settingsCalls.list, async ({ app }) => ({ data: await listSettings(app) })),
  route(settingsCalls.owned, async ({ app, params }) => ({
    data: (await presentSettings(app, params.owner)) ?? fail('notFound'),
  })),
  route(settingsCalls.save, async ({ app, run, params, body }) => {
    await run(saveSettings, { owner: params.owner, ...body });
    return { data: (await presentSettings(app, params.owner)) ?? fail('notFound') };
  }),
];
