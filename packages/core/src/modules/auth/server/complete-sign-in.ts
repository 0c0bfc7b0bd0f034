import type { Lectern } from '#server/kernel/lectern.ts';
import type { Call } from '#server/http/route.ts';
import type { LoginStep, SecondFactorStep } from '../auth.schema.ts';
import { recordSignIn } from './commands/record-sign-in.command.ts';
import type { SignInMethod } from './commands/record-sign-in.command.ts';
import { rememberDevice } from './known-device.ts';
import { methodsOf, readSecondFactors } from './second-factor/second-factors.ts';
import type { User } from '../../users/server/public.ts';
import { presentUser } from '../../users/server/public.ts';
import { startSession } from '../../sessions/server/public.ts';

type Place = Pick<Call<never, never, never>, 'app' | 'ctx' | 'origin'>;

type SignedIn = Extract<LoginStep, { readonly User: unknown }>;

/** The step that a user has to take after the first proof; null where that is enough. */
export async function secondFactorStepOf({ pool }: Pick<Lectern, 'pool'>, user: User): Promise<SecondFactorStep | null> {
  const methods = methodsOf(await readSecondFactors(pool, user.id));
  return methods.length > 0 || user.role.requiresSecondFactor ? { methods, mustSetUp: methods.length === 0 } : null;
}

/** Logs a user in who has proved everything that was asked: a session of their own, a browser that is known. */
export async function completeSignIn({ app, ctx, origin }: Place, user: User, method: SignInMethod): Promise<SignedIn> {
  await app.execute(recordSignIn, { userID: user.id, method }, { kind: 'user', id: user.id, permissions: [] }, origin);
  await startSession(ctx, { user, isPending: false });
  rememberDevice(app, ctx, user.email);
  return { User: presentUser(user, app) };
}

/**
 * Goes on after the first proof: logs the user in, or, where they have a second factor or their role asks for one,
 * begins a session that can do nothing but show it.
 */
export async function continueSignIn(place: Place, user: User, method: SignInMethod): Promise<LoginStep> {
  const secondFactor = await secondFactorStepOf(place.app, user);
  if (!secondFactor) return completeSignIn(place, user, method);
  await startSession(place.ctx, { user, isPending: true });
  return { secondFactor };
}
