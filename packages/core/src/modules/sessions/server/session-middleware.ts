import session from 'koa-session';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import { sessionCookie } from '#server/http/session-cookie.ts';
import { visitor } from '#server/kernel/actor.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { accountSettings } from './account-settings.ts';
import { grantsOf } from './read-actor.ts';
import type { GiveGrants } from './read-actor.ts';
import { createSessionID, createSessionStore, liveSession, noteUse } from './session-store.ts';

/** Sessions by koa-session over a store of ours, then whoever they belong to as `ctx.state.actor`. */
export function sessionMiddleware(app: Lectern, koa: Koa): Middleware[] {
  const { sessionIdleHours, sessionHours, secondFactorMinutes } = accountSettings(app);
  const times = { idle: sessionIdleHours * 3_600_000, absolute: sessionHours * 3_600_000, pending: secondFactorMinutes * 60_000 };
  const isSecure = app.environment.origin.startsWith('https:');
  const key = sessionCookie(isSecure);
  const sessions = session(
    {
      key,
      // The store ends what was not used; the cookie must not end before.
      maxAge: times.absolute,
      signed: true,
      httpOnly: true,
      secure: isSecure,
      sameSite: 'lax',
      genid: () => createSessionID(),
      store: createSessionStore(app, times) as never,
    },
    koa,
  );
  const giveGrants = grantsOf(app);
  return [
    // Node's own request is not encrypted behind a proxy; what counts is the origin that visitors see.
    async (ctx, next) => {
      ctx.cookies.secure = isSecure;
      await next();
    },
    sessions as Middleware,
    async (ctx, next) => {
      ctx.state.actor = actorOf(ctx, giveGrants);
      // The token of a call is bound to the session that it came with, also while a sign-in makes a new one.
      ctx.state.sessionKey = (ctx.state.actor as Actor).kind === 'user' ? ctx.cookies.get(key) : undefined;
      const live = liveSession(ctx);
      await next();
      if (live && ctx.state.isQuiet !== true) await noteUse(app.pool, times, live);
    },
  ];
}

function actorOf(ctx: Context, giveGrants: GiveGrants): Actor {
  const { userID, isPending }: { userID?: unknown; isPending?: unknown } = ctx.session ?? {};
  const live = liveSession(ctx);
  // The password alone opens nothing where a second factor is awaited.
  if (!live?.user || live.user.id !== userID || isPending === true) return visitor;
  return giveGrants({ kind: 'user', id: live.user.id, sessionID: live.id, permissions: [] }, live.user);
}
