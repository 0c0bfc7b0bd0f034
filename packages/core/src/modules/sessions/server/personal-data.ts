import type { PersonalData } from '#server/kernel/personal-data.ts';
import { endSessions } from './end-sessions.ts';

interface Row {
  readonly device: string;
  readonly created_at: Date;
  readonly last_used_at: Date;
}

/** Where a person is logged in. */
export const sessionPersonalData: PersonalData = {
  async find({ userID }, { pool }) {
    const { rowCount } = await pool.query('select from lectern_session where user_id = $1', [userID ?? null]);
    return rowCount ?? 0;
  },
  async export({ userID }, { pool }) {
    const { rows } = await pool.query<Row>(
      'select device, created_at, last_used_at from lectern_session where user_id = $1 order by created_at, id',
      [userID ?? null],
    );
    return rows.map((row) => ({
      device: row.device,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
    }));
  },
  async erase({ userID }, { em }) {
    if (userID !== undefined) await endSessions(em, { userID });
  },
};
