import type { Context } from 'koa';
import { markSignIn } from './session-store.ts';

/** Begins a session under a new id: an id that somebody planted before is worth nothing. The old one is over. */
export async function startSession(ctx: Context, { userID, isPending }: { userID: number; isPending: boolean }): Promise<void> {
  if (!ctx.session) throw new Error('The session middleware did not run.');
  markSignIn(ctx);
  ctx.session.userID = userID;
  if (isPending) ctx.session.isPending = true;
  else delete ctx.session.isPending;
  await ctx.session.regenerate();
}

/** The user of a session that waits for a second factor; undefined for every other session. */
export function pendingUserID(ctx: Context): number | undefined {
  const { userID, isPending }: { userID?: unknown; isPending?: unknown } = ctx.session ?? {};
  return isPending === true && typeof userID === 'number' ? userID : undefined;
}
