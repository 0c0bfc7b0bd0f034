import type { Context } from 'koa';
import { markSignIn } from './session-store.ts';

interface NewSession {
  readonly user: { readonly id: number; readonly passwordHash?: string | null | undefined };
  readonly isPending: boolean;
}

/**
 * Begins a session under a new id: an id that somebody planted before is worth nothing. The old one is over. AUTH_01
 * where the password was changed since the user was read.
 */
export async function startSession(ctx: Context, { user, isPending }: NewSession): Promise<void> {
  if (!ctx.session) throw new Error('The session middleware did not run.');
  markSignIn(ctx, { passwordHash: user.passwordHash ?? null });
  ctx.session.userID = user.id;
  if (isPending) ctx.session.isPending = true;
  else delete ctx.session.isPending;
  try {
    await ctx.session.regenerate();
  } catch (error) {
    ctx.session = null;
    throw error;
  }
}

/** The user of a session that waits for a second factor; undefined for every other session. */
export function pendingUserID(ctx: Context): number | undefined {
  const { userID, isPending }: { userID?: unknown; isPending?: unknown } = ctx.session ?? {};
  return isPending === true && typeof userID === 'number' ? userID : undefined;
}
