import type { Context, Middleware } from 'koa';
import type { Boot } from '../../contract/boot.ts';
import type { PageTypeDefinition } from '../../contract/page-type.ts';
import { escapeHtml } from '../../site/render/escape.ts';
import type { Lectern } from '../kernel/lectern.ts';
import { csrfToken } from '../http/csrf.ts';
import { visitor } from '../kernel/actor.ts';
import type { Actor } from '../kernel/actor.ts';
import { displayAttributes, displayCookie } from './display-attributes.ts';
import { firstScreen } from './first-screen.ts';
import type { BootRequest } from '../server-entry.ts';
import { localeNames } from './locale-names.ts';
import { pageTypeSummary } from './page-type-summary.ts';
import { moduleData } from './module-data.ts';
import { knownTimeZone, timeZoneCookie } from './time-zone.ts';
import type { Contributions } from '../entries/contributions.ts';
import type { BuildManifest } from '../site/build-manifest.ts';

/** Address of the admin; its screens are routes below it. */
const adminPath = '/cmsadmin';

/** A part of a path as it was meant; as it stands where it makes no sense. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Types for every day before those for special cases: the first one is what a new page begins with. */
const listedFirst = ([, one]: [string, PageTypeDefinition], [, other]: [string, PageTypeDefinition]): number =>
  Number(other.listed) - Number(one.listed);

/** The parts that the shell's HTML is made of. */
interface ShellOptions {
  readonly app: Lectern;
  readonly contributions: readonly Contributions[];
  readonly build: BuildManifest;
}

const requestOf = (app: Lectern, ctx: Context): BootRequest => ({
  app,
  actor: (ctx.state.actor as Actor | undefined) ?? visitor,
  path: decoded(ctx.path.slice(adminPath.length)),
  search: ctx.search,
});

async function bootData(options: ShellOptions, ctx: Context): Promise<Boot> {
  const { app } = options;
  const { availableLocales, defaultLocale, customSlugLocales } = app.settings;
  const data = await moduleData(options.contributions, requestOf(app, ctx));
  return {
    apiPath: app.apiPath,
    csrfToken: csrfToken(app.signer, ctx.state.sessionKey as string | undefined),
    siteName: app.settings.name,
    titleSeparator: app.settings.titleSeparator,
    locales: { availableLocales, defaultLocale, customSlugLocales },
    pageTypes: [...app.pageTypes.entries()].sort(listedFirst).map(([type, definition]) => pageTypeSummary(type, definition)),
    errors: Object.fromEntries(Object.entries(app.errorCatalogue).map(([code, { text }]) => [code, { text }])),
    menu: app.site.plugins.flatMap(({ manifest }) => (manifest.menu ?? []).map((item) => ({ ...item, plugin: manifest.id }))),
    importers: app.site.plugins.flatMap(({ manifest }) =>
      Object.entries(manifest.importers ?? {}).map(([name, entry]) => ({ ...entry, name, plugin: manifest.id })),
    ),
    ...data,
    inactivityMinutes: app.site.config.inactivityMinutes ?? 30,
    localeNames: localeNames(availableLocales, data.user?.language ?? 'en'),
    now: app.now().toISOString(),
    siteTimeZone: app.settings.timeZone,
    timeZone: knownTimeZone(ctx.cookies.get(timeZoneCookie, { signed: false })),
    isApple: /Mac|iPhone|iPad/.test(ctx.get('user-agent')),
  };
}

const unbuilt = '<p>The admin was not built yet. Run <code>lectern build</code> in the folder of the site.</p>';

/** The admin's HTML for every address below `/cmsadmin`: the shell with its first data in it. */
export function adminShell(options: ShellOptions): Middleware {
  const { app, build } = options;
  const draw = firstScreen(app, build);
  return async (ctx, next) => {
    if (ctx.path !== adminPath && !ctx.path.startsWith(`${adminPath}/`)) return next();
    ctx.state.kind = 'admin';
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.status = 405;
      ctx.set('allow', 'GET, HEAD');
      ctx.body = '';
      return;
    }
    const data = await bootData(options, ctx);
    const admin = data.draft ? build.admin?.page : build.admin;
    const head = admin
      ? [
          ...admin.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
          ...admin.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
          ...[...admin.preloads, ...(admin.translations[data.user.language] ?? [])].map(
            (href) => `<link rel="modulepreload" href="${href}">`,
          ),
        ].join('')
      : '';
    const boot = JSON.stringify(data);
    const drawn = admin && 'list' in data && data.list ? await draw(boot, ctx.path) : '';
    // Escaped so that no text of a page can end the script element.
    const safe = boot.replaceAll('<', String.raw`\u003c`);
    const body = admin
      ? `<div id="lectern-admin">${drawn}</div><script type="application/json" id="lectern-boot">${safe}</script><script type="module" src="${admin.script}"></script>`
      : unbuilt;
    ctx.set('cache-control', 'private, no-store');
    ctx.set('x-robots-tag', 'noindex');
    ctx.type = 'html';
    ctx.body = `<!doctype html><html lang="${data.user.language}"${displayAttributes(ctx.cookies.get(displayCookie, { signed: false }))}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>CMS Dashboard | ${escapeHtml(app.settings.name)}</title>${head}</head><body>${body}</body></html>`;
  };
}
