import type { Context } from 'koa';
import { LecternError } from '../../contract/errors.ts';
import type { Signer } from '../kernel/signer.ts';

const hour = 3_600_000;
/** Hours for which a visitor's token is good. */
const visitorLifetime = 24;

/**
 * The token for a request. With a session it is bound to it; without one it is the signed hour, the same for
 * everybody within the hour, so that pages stay cacheable. What protects a visitor's call is `Origin`.
 */
export function csrfToken(signer: Signer, sessionKey: string | undefined, now = Date.now()): string {
  if (sessionKey !== undefined) return `s.${signer.sign('csrf-session', sessionKey)}`;
  const timestamp = Math.floor(now / hour).toString(36);
  return `v.${timestamp}.${signer.sign('csrf-visitor', timestamp)}`;
}

/** True if the token is one that this site gave out for this session, or for visitors within the last day. */
export function isCsrfToken(signer: Signer, token: string, sessionKey: string | undefined, now = Date.now()): boolean {
  const [kind, first = '', second = ''] = token.split('.');
  if (sessionKey !== undefined) return kind === 's' && signer.verify('csrf-session', sessionKey, first);
  if (kind !== 'v' || !signer.verify('csrf-visitor', first, second)) return false;
  const age = Math.floor(now / hour) - Number.parseInt(first, 36);
  return age >= 0 && age < visitorLifetime;
}

/** False for a request whose `Origin` or `Sec-Fetch-Site` names another site. */
export function isOwnRequest(ctx: Context, isOwnOrigin: (origin: string) => boolean): boolean {
  const origin = ctx.get('origin');
  const site = ctx.get('sec-fetch-site');
  return (!origin || isOwnOrigin(origin)) && (!site || site === 'same-origin' || site === 'none');
}

/** Refuses a call that did not come from a page of this site: another origin, no `X-Requested-With`, no valid token. */
export function assertCsrf(
  ctx: Context,
  options: { signer: Signer; sessionKey: string | undefined; isOwnOrigin: (origin: string) => boolean },
): void {
  if (!isOwnRequest(ctx, options.isOwnOrigin)) throw new LecternError({ code: 'G_02' });
  if (ctx.get('x-requested-with') !== 'XMLHttpRequest') throw new LecternError({ code: 'G_02' });
  if (!isCsrfToken(options.signer, ctx.get('x-csrf-token'), options.sessionKey)) throw new LecternError({ code: 'G_02' });
}
