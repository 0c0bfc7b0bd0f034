import type { Pool } from 'pg';

/** A session as its user sees it. */
export interface ListedSession {
  readonly id: string;
  readonly device: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
}

interface ListSessions {
  readonly userID: number;
  readonly currentID: string | undefined;
  readonly sessionHours: number;
}

/** The live sessions of a user, the current one first. */
export async function listSessions(pool: Pool, { userID, currentID, sessionHours }: ListSessions): Promise<ListedSession[]> {
  const { rows } = await pool.query<{ id: string; device: string; created_at: Date; last_used_at: Date }>(
    `select id, device, created_at, last_used_at from lectern_session
     where user_id = $1 and not is_pending and expires_at > now() and created_at > now() - make_interval(secs => $2)
     order by id is not distinct from $3::uuid desc, last_used_at desc, id`,
    [userID, sessionHours * 3600, currentID ?? null],
  );
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isCurrent: row.id === currentID,
  }));
}
