import type { Context } from 'koa';
import type { Actor } from '../kernel/actor.ts';
import type { Origin } from '../kernel/origin.ts';

const isAdminPage = (address: string): boolean => /^\/cmsadmin(\/|$)/.test(URL.parse(address)?.pathname ?? '');

/**
 * Whether a call came from the admin. Browsers say `same-origin` of a page's own calls, and no script of a page can
 * set that header; whoever is signed in and calls from a page of this site does so in the admin, and whoever is not
 * does so where that page is one of the admin's: at the login, for example. It is a statement for the log and nothing
 * is decided by it.
 */
export const requestOrigin = (ctx: Context, actor: Actor): Origin =>
  ctx.get('sec-fetch-site') === 'same-origin' && (actor.kind === 'user' || isAdminPage(ctx.get('referer'))) ? 'admin' : 'api';
