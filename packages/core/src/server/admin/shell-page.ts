import type { Context, Middleware } from 'koa';
import type { PageTypeDefinition } from '../../contract/page-type.ts';
import { listPages } from '../../modules/pages/server/list-pages.ts';
import type { ListPagesQuery } from '../../modules/pages/server/list-pages.ts';
import { findUserByID } from '../../modules/users/server/find-user.ts';
import { nobody, presentUser } from '../../modules/users/server/user.presenter.ts';
import { escapeHtml } from '../../site/render/escape.ts';
import type { Lectern } from '../app.ts';
import { csrfToken } from '../http/csrf.ts';
import { visitor } from '../kernel/actor.ts';
import type { Actor } from '../kernel/actor.ts';
import { displayAttributes, displayCookie } from './display-attributes.ts';

/** Address of the admin; its screens are routes below it. */
const adminPath = '/cmsadmin';

/** Types for every day before those for special cases: the first one is what a new page begins with. */
const listedFirst = ([, one]: [string, PageTypeDefinition], [, other]: [string, PageTypeDefinition]): number =>
  Number(other.listed) - Number(one.listed);

/** What the page overview asks for first; its rows stand in the shell's HTML, so that they show with the first script. */
const firstList: ListPagesQuery = { pageIndex: 0, pageSize: 25, searchTerm: '', columnToSort: 'title', sortOrder: 'asc' };

const isOverview = (ctx: Context): boolean => (ctx.path === adminPath || ctx.path === `${adminPath}/`) && ctx.search === '';

async function bootData(app: Lectern, ctx: Context): Promise<object> {
  const actor = (ctx.state.actor as Actor | undefined) ?? visitor;
  const user = actor.kind === 'user' ? await findUserByID(app.orm, actor.id) : null;
  const { availableLocales, defaultLocale, customSlugLocales } = app.settings;
  const list =
    user && isOverview(ctx) ? { query: firstList, data: await listPages(app.pool, firstList, app.settings, actor) } : undefined;
  return {
    apiPath: app.apiPath,
    csrfToken: csrfToken(app.signer, ctx.state.sessionKey as string | undefined),
    siteName: app.settings.name,
    user: user ? presentUser(user, app) : nobody,
    locales: { availableLocales, defaultLocale, customSlugLocales },
    pageTypes: [...app.pageTypes.entries()]
      .sort(listedFirst)
      .map(([type, { label, icon, listed }]) => ({ type, label, icon, listed })),
    errors: Object.fromEntries(Object.entries(app.errorCatalogue).map(([code, { text }]) => [code, text])),
    menu: app.site.plugins.flatMap(({ manifest }) => (manifest.menu ?? []).map((item) => ({ ...item, plugin: manifest.id }))),
    list,
    inactivityMinutes: app.site.config.inactivityMinutes ?? 30,
  };
}

const unbuilt = '<p>The admin was not built yet. Run <code>lectern build</code> in the folder of the site.</p>';

/** The admin's HTML for every address below `/cmsadmin`: the shell with its first data in it. */
export function adminShell(app: Lectern): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== adminPath && !ctx.path.startsWith(`${adminPath}/`)) return next();
    ctx.state.kind = 'admin';
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.status = 405;
      ctx.set('allow', 'GET, HEAD');
      ctx.body = '';
      return;
    }
    const { admin } = app.siteServer.build;
    const head = admin
      ? [
          ...admin.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
          ...admin.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
        ].join('')
      : '';
    // Escaped so that no text of a page can end the script element.
    const boot = JSON.stringify(await bootData(app, ctx)).replaceAll('<', String.raw`\u003c`);
    const body = admin
      ? `<div id="lectern-admin"></div><script type="application/json" id="lectern-boot">${boot}</script><script type="module" src="${admin.script}"></script>`
      : unbuilt;
    ctx.set('cache-control', 'private, no-store');
    ctx.set('x-robots-tag', 'noindex');
    ctx.type = 'html';
    ctx.body = `<!doctype html><html lang="en"${displayAttributes(ctx.cookies.get(displayCookie, { signed: false }))}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>CMS Dashboard | ${escapeHtml(app.settings.name)}</title>${head}</head><body>${body}</body></html>`;
  };
}
