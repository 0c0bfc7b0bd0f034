import type { PersonalData } from '#server/kernel/personal-data.ts';
import { listPasskeys } from './passkeys/list-passkeys.query.ts';
import { readSecondFactors } from './second-factor/second-factors.ts';

interface Row {
  readonly issuer: string;
  readonly subject: string;
  readonly created_at: Date;
}

/** How a person proves who they are: never a secret. */
export const authPersonalData: PersonalData = {
  async find({ userID }, { pool }) {
    const { rows } = await pool.query<{ count: number }>(
      `select (select count(*) from lectern_totp where user_id = $1)::integer
         + (select count(*) from lectern_passkey where user_id = $1)::integer
         + (select count(*) from lectern_recovery_code where user_id = $1)::integer
         + (select count(*) from lectern_identity where user_id = $1)::integer as count`,
      [userID ?? null],
    );
    return rows[0]?.count ?? 0;
  },
  async export({ userID }, { pool }) {
    if (userID === undefined) return null;
    const { hasTotp, recoveryCodes } = await readSecondFactors(pool, userID);
    const { rows } = await pool.query<Row>('select issuer, subject, created_at from lectern_identity where user_id = $1', [
      userID,
    ]);
    return {
      hasTotp,
      recoveryCodes,
      passkeys: (await listPasskeys(pool, userID)).map((passkey) => ({ ...passkey })),
      identities: rows.map(({ issuer, subject, created_at: at }) => ({ issuer, subject, createdAt: at.toISOString() })),
    };
  },
  // It goes with the row of the user, in the same transaction.
  erase: () => Promise.resolve(),
};
