import { route } from '#server/http/route.ts';
import { menuCalls } from '../menu.calls.ts';
import { restoreMenu, saveMenu } from './commands/save-menu.command.ts';
import { fail } from './fail.ts';
import { fillMenu } from './fill-menu.ts';
import { knownMenu, knownMenus } from './known-menus.ts';
import { countItems } from './menu-items.ts';
import { presentMenu } from './menu.presenter.ts';
import { listMenuVersions, readLiveMenus, readStoredMenu } from './read-menu.query.ts';

export const menuRoutes = [
  route(menuCalls.list, async ({ app }) => {
    const live = await readLiveMenus(app.pool);
    return {
      data: [...knownMenus(app).values()].map((menu) => ({
        ...menu,
        locales: app.settings.availableLocales.map((locale) => {
          const stored = live.find((one) => one.name === menu.name && one.locale === locale);
          return { locale, revision: stored?.revision ?? 0, count: countItems(stored?.items ?? []) };
        }),
      })),
    };
  }),
  route(menuCalls.read, async ({ app, actor, params: { name }, query }) => {
    const { locale = app.settings.defaultLocale } = query;
    const menu = knownMenu(app, name, locale);
    return { data: await presentMenu(app, actor, { menu, locale, stored: await readStoredMenu(app.pool, { name, locale }) }) };
  }),
  route(menuCalls.save, async ({ app, actor, run, params: { name }, body: { locale, revision, items } }) => {
    const undoID = await run(saveMenu, { name, locale, revision, items });
    const menu = knownMenu(app, name, locale);
    const stored = await readStoredMenu(app.pool, { name, locale });
    return { data: await presentMenu(app, actor, { menu, locale, stored }), undoID };
  }),
  route(menuCalls.versions, async ({ app, params: { name }, query }) => {
    const { locale = app.settings.defaultLocale, ...page } = query;
    knownMenu(app, name, locale);
    return { data: await listMenuVersions(app.database, { name, locale, ...page }) };
  }),
  route(menuCalls.version, async ({ app, actor, params, query }) => {
    const { locale = app.settings.defaultLocale } = query;
    const menu = knownMenu(app, params.name, locale);
    const stored = await readStoredMenu(app.pool, {
      name: menu.name,
      locale,
      revision: /^\d{1,9}$/.test(params.revision) ? Number(params.revision) : 0,
    });
    return { data: await presentMenu(app, actor, { menu, locale, stored: stored ?? fail('noVersion') }) };
  }),
  route(menuCalls.restore, async ({ app, actor, run, params: { name }, body: { locale, revision, from } }) => {
    const undoID = await run(restoreMenu, { name, locale, revision, from });
    const menu = knownMenu(app, name, locale);
    const stored = await readStoredMenu(app.pool, { name, locale });
    return { data: await presentMenu(app, actor, { menu, locale, stored }), undoID };
  }),
  route(menuCalls.filled, async ({ app, actor, params: { name }, query }) => {
    const { locale = app.settings.defaultLocale, from = app.settings.defaultLocale } = query;
    knownMenu(app, name, locale);
    knownMenu(app, name, from);
    return { data: await fillMenu(app, actor, { name, locale, from }) };
  }),
];
