import type { SqlEntityManager } from '@mikro-orm/postgresql';

interface EndSessionsInput {
  readonly userID: number;
  /** The `id` of a session that goes on; not the value of its cookie. */
  readonly exceptSessionID?: string | undefined;
}

/** Ends the sessions of a user, in the transaction of whoever asks; half ones that wait for a second factor too. */
export async function endSessions(em: SqlEntityManager, { userID, exceptSessionID }: EndSessionsInput): Promise<void> {
  await em.execute('delete from lectern_session where user_id = ? and id is distinct from ?::uuid', [
    userID,
    exceptSessionID ?? null,
  ]);
}
