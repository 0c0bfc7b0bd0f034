import type { Context } from 'koa';
import PQueue from 'p-queue';
import { LecternError } from '#contract/errors.ts';
import type { LockRule } from '#contract/accounts.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { attemptKey, countAttempt, forgetAttempts, secondsLocked, uncountAttempt } from './attempts.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { knownDevice } from './known-device.ts';
import { accountSettings } from '../../sessions/server/public.ts';

interface Counter {
  readonly key: string;
  readonly rule: LockRule;
  /** Counts for many: a right try of one says nothing about the wrong ones of others. */
  readonly isShared?: boolean;
}

const inForce = <C extends Omit<Counter, 'rule'> & { readonly rule: LockRule | undefined }>(
  counter: C,
): counter is C & { readonly rule: LockRule } => counter.rule !== undefined;

async function refuse(app: Lectern, key: string): Promise<never> {
  throw new LecternError({ code: 'AUTH_03' }, { retryAfter: Math.max(1, (await secondsLocked(app.pool, key)) ?? 1) });
}

/** As many as are hashed at once. A try counts while it is looked at, and many right ones at once must lock nobody out. */
const looking = new PQueue({ concurrency: 2 });

/** Looks at something that may be tried a few times only. AUTH_03 while there were too many wrong tries. */
const tryWithin = (app: Lectern, counters: readonly Counter[], look: () => Promise<boolean>): Promise<boolean> =>
  looking.add(() => countAndLook(app, counters, look));

async function countAndLook(app: Lectern, counters: readonly Counter[], look: () => Promise<boolean>): Promise<boolean> {
  const counted: Counter[] = [];
  for (const counter of counters) {
    if (await countAttempt(app.pool, counter.key, counter.rule)) {
      counted.push(counter);
      continue;
    }
    for (const { key } of counted) await uncountAttempt(app.pool, key);
    await refuse(app, counter.key);
  }
  let isRight: boolean;
  try {
    isRight = await look();
  } catch (error) {
    // What broke off says nothing about the password.
    for (const { key } of counted) await uncountAttempt(app.pool, key);
    throw error;
  }
  if (isRight) for (const { key, isShared } of counted) await (isShared ? uncountAttempt : forgetAttempts)(app.pool, key);
  return isRight;
}

/**
 * Checks a password that somebody gives for an address, known or not: all of them are counted alike. A browser that
 * is known to the account has a counter of its own, everybody else shares that of the account and of the site, and has
 * that of the network address.
 */
export async function tryLogin(
  { app, ctx, email }: { app: Lectern; ctx: Context; email: string },
  look: () => Promise<boolean>,
): Promise<boolean> {
  const { accountLock, addressLock, siteLock } = accountSettings(app);
  const device = knownDevice(app, ctx, email);
  if (device !== undefined)
    return tryWithin(app, [{ key: attemptKey(app.signer, 'device', device), rule: accountLock }].filter(inForce), look);
  const account = { key: attemptKey(app.signer, 'account', email), rule: accountLock };
  const address = { key: attemptKey(app.signer, 'address', clientAddress(ctx)), rule: addressLock, isShared: true };
  const site = { key: attemptKey(app.signer, 'site', 'login'), rule: siteLock, isShared: true };
  // Asked before anything is counted, so that a locked network or a site that pauses cannot go on to lock accounts.
  for (const { key, rule } of [address, site])
    if (rule && (await secondsLocked(app.pool, key)) !== undefined) await refuse(app, key);
  return tryWithin(app, [account, address, site].filter(inForce), look);
}

/** Checks a password or a code of somebody who is known already, against a counter of its own. */
export function tryAs(
  app: Lectern,
  kind: 'second-factor' | 'password-change',
  userID: number,
  look: () => Promise<boolean>,
): Promise<boolean> {
  const { accountLock } = accountSettings(app);
  const key = attemptKey(app.signer, kind, String(userID));
  return tryWithin(app, [{ key, rule: accountLock }].filter(inForce), look);
}

/** Checks something that only guessing could get wrong, against the counter of the network address. */
export function tryFromAddress({ app, ctx }: { app: Lectern; ctx: Context }, look: () => Promise<boolean>): Promise<boolean> {
  const key = attemptKey(app.signer, 'address', clientAddress(ctx));
  const counter = { key, rule: accountSettings(app).addressLock, isShared: true };
  return tryWithin(app, [counter].filter(inForce), look);
}
