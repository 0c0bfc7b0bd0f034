import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { endSessions } from '../end-sessions.ts';

/** Ends one of the actor's own sessions; false where they have no such session. */
export const endSession = defineCommand<{ readonly id: string }, boolean>(
  'auth.end-session',
  async ({ em, actor, audit, allowEveryone }, { id }) => {
    allowEveryone('everybody may end their own sessions, and only those are looked for');
    const userID = userIDOf(actor);
    const ended: unknown[] = await em.execute('delete from lectern_session where user_id = ? and id = ?::uuid returning id', [
      userID,
      id,
    ]);
    if (ended.length > 0) audit({ entity: 'user', entityID: String(userID) });
    return ended.length > 0;
  },
);

/** Ends all of the actor's sessions but the one that they work in. */
export const endOtherSessions = defineCommand<{ readonly exceptSessionID: string | undefined }, void>(
  'auth.end-all-sessions',
  async ({ em, actor, audit, allowEveryone }, { exceptSessionID }) => {
    allowEveryone('everybody may end their own sessions');
    const userID = userIDOf(actor);
    if (userID === null) return;
    await endSessions(em, { userID, exceptSessionID });
    audit({ entity: 'user', entityID: String(userID) });
  },
);
