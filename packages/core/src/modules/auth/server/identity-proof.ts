import type { Context } from 'koa';
import { fail } from './fail.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { tryAs } from './login-locks.ts';
import { isPassword } from './password.ts';
import { methodsOf, readSecondFactors } from './second-factor/second-factors.ts';
import { findUserByID } from '../../users/server/public.ts';
import type { User } from '../../users/server/public.ts';
import { liveSession, pendingUserID } from '../../sessions/server/public.ts';

/** Milliseconds after a login without a password in which it counts as proof. */
const freshness = 600_000;

interface Caller {
  readonly app: Lectern;
  readonly ctx: Context;
  readonly actor: Actor;
}

/** The user of a full session. */
export async function signedInUser({ app, actor }: Pick<Caller, 'app' | 'actor'>): Promise<User> {
  return (actor.kind === 'user' ? await findUserByID(app.orm, actor.id) : null) ?? fail('signedOut');
}

/**
 * The user of a full session who proves, by the password, that it is still them: AUTH_02 where it is wrong. Who has no
 * password, because an identity provider knows them, must have logged in a moment ago.
 */
export async function provenUser(caller: Caller, currentPassword: string): Promise<User> {
  const user = await signedInUser(caller);
  const session = liveSession(caller.ctx);
  const isRight = user.passwordHash
    ? await tryAs(caller.app, 'password-change', user.id, () => isPassword(currentPassword, user.passwordHash ?? null))
    : session !== undefined && caller.app.now().getTime() - session.createdAt.getTime() < freshness;
  if (!isRight) fail('wrongPassword', 'currentPassword');
  return user;
}

/** The user of a half session that waits for a second factor; undefined in every other case. */
export async function awaitedUser({ app, ctx }: Pick<Caller, 'app' | 'ctx'>): Promise<User | undefined> {
  const userID = pendingUserID(ctx);
  return userID === undefined ? undefined : ((await findUserByID(app.orm, userID)) ?? undefined);
}

/** As `awaitedUser`, where a second factor must be set up first, because the role asks for one and there is none. */
export async function userWithoutFactor(caller: Pick<Caller, 'app' | 'ctx'>): Promise<User | undefined> {
  const user = await awaitedUser(caller);
  return user && methodsOf(await readSecondFactors(caller.app.pool, user.id)).length === 0 ? user : undefined;
}
