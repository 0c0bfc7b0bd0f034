import { fail } from '#contract/refusing.ts';
import { route } from '#server/http/route.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import { endOtherSessions, endSession } from './commands/end-session.command.ts';
import { accountSettings } from './account-settings.ts';
import { sessionCalls } from '../sessions.calls.ts';
import { listSessions } from './list-sessions.query.ts';
import { liveSession } from './session-store.ts';

export const sessionRoutes = [
  route(sessionCalls.list, async ({ app, actor, ctx }) => {
    const { sessionHours } = accountSettings(app);
    return {
      data: await listSessions(app.pool, { userID: userIDOf(actor) ?? 0, currentID: liveSession(ctx)?.id, sessionHours }),
    };
  }),
  route(sessionCalls.end, async ({ run, params }) => {
    if (!(await run(endSession, params))) fail('notFound');
  }),
  route(sessionCalls.endOthers, async ({ run, ctx }) => {
    await run(endOtherSessions, { exceptSessionID: liveSession(ctx)?.id });
  }),
];
