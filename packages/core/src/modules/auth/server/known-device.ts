import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import type { Lectern } from '#server/kernel/lectern.ts';
import { accountSettings } from '../../sessions/server/public.ts';

const day = 86_400_000;

const isSecure = (app: Lectern): boolean => app.environment.origin.startsWith('https:');

// Sent with calls about accounts alone, so that public pages stay cacheable and the prefix `__Host-` cannot be used.
const cookieOf = (app: Lectern): string => (isSecure(app) ? '__Secure-lectern-device' : 'lectern-device');

const signed = (email: string, id: string, timestamp: string): string => [email, id, timestamp].join('\0');

/**
 * The id of a browser that logged in to this account before. Its tries are counted apart: a stranger who locks the
 * account does not shut its owner out, and who steals the cookie has no more tries than anybody.
 */
export function knownDevice(app: Lectern, ctx: Context, email: string, now = app.now().getTime()): string | undefined {
  const [id = '', timestamp = '', signature = ''] = (ctx.cookies.get(cookieOf(app)) ?? '').split('.');
  if (!id || !app.signer.verify('device', signed(email, id, timestamp), signature)) return undefined;
  const age = now / day - Number.parseInt(timestamp, 36);
  return age >= 0 && age <= accountSettings(app).knownDeviceDays ? id : undefined;
}

/** Knows this browser from now on, or goes on to. */
export function rememberDevice(app: Lectern, ctx: Context, email: string, now = app.now().getTime()): void {
  const id = knownDevice(app, ctx, email, now) ?? randomBytes(16).toString('base64url');
  const timestamp = Math.floor(now / day).toString(36);
  ctx.cookies.set(cookieOf(app), [id, timestamp, app.signer.sign('device', signed(email, id, timestamp))].join('.'), {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(app),
    signed: false,
    path: `${app.apiPath}/auth`,
    maxAge: accountSettings(app).knownDeviceDays * day,
  });
}
