import * as z from 'zod';
import { LecternError } from '../../../contract/errors.ts';
import { defineRoute } from '../../../server/http/route.ts';
import { userIDOf } from '../../../server/kernel/actor.ts';
import { endOtherSessions, endSession } from './commands/end-session.command.ts';
import { accountSettings } from './account-settings.ts';
import { listSessions } from './list-sessions.ts';
import { liveSession } from './session-store.ts';

const session = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});

export const sessionRoutes = [
  defineRoute({
    method: 'GET',
    path: '/auth/sessions',
    access: 'signed-in',
    summary: 'Where the user is logged in, this session first.',
    answer: z.object({ data: z.array(session) }),
    async run({ app, actor, ctx }) {
      const { sessionHours } = accountSettings(app);
      return {
        data: await listSessions(app.pool, { userID: userIDOf(actor) ?? 0, currentID: liveSession(ctx)?.id, sessionHours }),
      };
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    access: 'signed-in',
    summary: 'Ends one of the own sessions. One that is over, or of somebody else, is 404.',
    params: z.strictObject({ id: z.uuid() }),
    async run({ run, params }) {
      if (!(await run(endSession, params))) throw new LecternError({ code: 'G_04' });
      return undefined;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/sessions/end-all',
    access: 'signed-in',
    summary: 'Logs out everywhere; only this session goes on.',
    body: z.strictObject({}),
    async run({ run, ctx }) {
      await run(endOtherSessions, { exceptSessionID: liveSession(ctx)?.id });
      return undefined;
    },
  }),
];
