import type { Lectern } from '#server/kernel/lectern.ts';
import type { Person, PersonalData } from '#server/kernel/personal-data.ts';
import { addressHash } from './address.ts';

const ofPerson = '(user_id = $1 or address_hash = $2)';
const valuesOf = (app: Pick<Lectern, 'service'>, { userID, email }: Person) => [userID ?? null, addressHash(app, email)];

interface Row {
  readonly template: string;
  readonly state: string;
  readonly queued_at: Date;
  readonly ended_at: Date | null;
}

/** The mails that wait for a person or went to them. */
export const mailPersonalData: PersonalData = {
  async find(person, app) {
    const { rows } = await app.pool.query<{ count: number }>(
      `select count(*)::integer as count from lectern_mail where ${ofPerson}`,
      valuesOf(app, person),
    );
    return rows[0]?.count ?? 0;
  },
  async export(person, app) {
    const { rows } = await app.pool.query<Row>(
      `select template, state, queued_at, ended_at from lectern_mail where ${ofPerson} order by queued_at, id`,
      valuesOf(app, person),
    );
    return rows.map((row) => ({
      template: row.template,
      state: row.state,
      queuedAt: row.queued_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
    }));
  },
  async erase(person, { app, em }) {
    await em.execute('delete from lectern_mail where user_id = ? or address_hash = ?', valuesOf(app, person));
  },
};
