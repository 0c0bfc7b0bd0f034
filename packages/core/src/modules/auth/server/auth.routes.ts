import * as z from 'zod';
import { LecternError } from '../../../contract/errors.ts';
import { defineRoute } from '../../../server/http/route.ts';
import type { Call } from '../../../server/http/route.ts';
import { findUserByEmail, findUserByID } from '../../users/server/find-user.ts';
import { nobody, presentUser } from '../../users/server/user.presenter.ts';
import { isPassword } from './password.ts';
import { markSignIn } from './session-store.ts';

const empty = z.strictObject({});

async function currentUser({ app, actor }: Pick<Call<never, never, never>, 'app' | 'actor'>) {
  const user = actor.kind === 'user' ? await findUserByID(app.orm, actor.id) : null;
  return user ? presentUser(user, app) : nobody;
}

export const authRoutes = [
  defineRoute({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Signs in.',
    body: z.strictObject({ email: z.string().max(254, 'V_14'), password: z.string().max(1000, 'V_14') }),
    async run({ app, body, ctx }) {
      const user = await findUserByEmail(app.orm, body.email);
      const isRight = await isPassword(body.password, user?.passwordHash ?? null);
      if (!user || !isRight) throw new LecternError({ code: 'AUTH_01' });
      // A new id at every sign-in: an id that somebody planted before is worth nothing.
      markSignIn(ctx);
      if (!ctx.session) throw new Error('The session middleware did not run.');
      ctx.session.userID = user.id;
      await ctx.session.regenerate();
      return { User: presentUser(user, app) };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    summary: 'Ends the session.',
    body: empty,
    run({ ctx }) {
      ctx.session = null;
      return Promise.resolve(undefined);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/user',
    access: 'public',
    summary: 'The user of the session; ID 0 where there is none.',
    body: empty,
    run: async (call) => ({ User: await currentUser(call) }),
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/refresh-session',
    access: 'signed-in',
    summary: 'Extends the session.',
    body: empty,
    async run(call) {
      call.ctx.session?.save();
      return { User: await currentUser(call) };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/user',
    access: 'signed-in',
    summary: 'The current user with their permissions.',
    async run(call) {
      const user = await currentUser(call);
      return { ...user, data: user };
    },
  }),
];
