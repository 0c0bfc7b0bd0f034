import type { PersonalData } from '#server/kernel/personal-data.ts';
import { eraseIdentity } from './identity.ts';

const entriesOf = `lectern_audit_entry e join lectern_audit_identity i on e.actor_kind = 'user' and e.actor_id = i.id::text
  where i.user_id = $1`;

interface Row {
  readonly at: Date;
  readonly action: string;
  readonly entity: string;
  readonly entity_id: string;
  readonly outcome: string;
}

/** What a person did. The entries stay and name nobody any more: the link to the person is what goes. */
export const auditPersonalData: PersonalData = {
  async find({ userID }, { pool }) {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::integer as count from ${entriesOf}`, [userID ?? null]);
    return rows[0]?.count ?? 0;
  },
  async export({ userID }, { pool }) {
    const { rows } = await pool.query<Row>(
      `select e.at, e.action, e.entity, e.entity_id, e.outcome from ${entriesOf} order by e.id`,
      [userID ?? null],
    );
    return rows.map(({ at, entity_id: entityID, ...row }) => ({ ...row, at: at.toISOString(), entityID }));
  },
  async erase({ userID }, { em }) {
    if (userID !== undefined) await eraseIdentity(em, userID);
  },
};
