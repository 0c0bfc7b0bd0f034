import type { Context } from 'koa';
import type { Actor } from '../kernel/actor.ts';
import type { Origin } from '../kernel/origin.ts';

/**
 * Whether a call came from the admin. Browsers say `same-origin` of a page's own calls, and no script of a page can
 * set that header; whoever is signed in and calls from a page of this site does so in the admin. It is a statement
 * for the log and nothing is decided by it.
 */
export const requestOrigin = (ctx: Context, actor: Actor): Origin =>
  actor.kind === 'user' && ctx.get('sec-fetch-site') === 'same-origin' ? 'admin' : 'api';
