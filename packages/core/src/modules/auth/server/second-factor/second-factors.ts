import type { Pool } from 'pg';
import type { SecondFactorMethod } from '../../auth.schema.ts';

/** The factors that a user can prove a login with beside the password. Recovery codes stand in for either. */
export interface SecondFactors {
  readonly hasTotp: boolean;
  readonly passkeys: number;
  readonly recoveryCodes: number;
}

export async function readSecondFactors(pool: Pool, userID: number): Promise<SecondFactors> {
  const { rows } = await pool.query<{ has_totp: boolean; passkeys: number; recovery_codes: number }>(
    `select exists (select 1 from lectern_totp where user_id = $1 and confirmed_at is not null) as has_totp,
       (select count(*)::integer from lectern_passkey where user_id = $1) as passkeys,
       (select count(*)::integer from lectern_recovery_code where user_id = $1) as recovery_codes`,
    [userID],
  );
  const [row] = rows;
  return { hasTotp: row?.has_totp ?? false, passkeys: row?.passkeys ?? 0, recoveryCodes: row?.recovery_codes ?? 0 };
}

/** The factors that the login screen may ask for; nothing where the password is enough. */
export const methodsOf = ({ hasTotp, passkeys, recoveryCodes }: SecondFactors): SecondFactorMethod[] =>
  hasTotp || passkeys > 0
    ? [
        ...(hasTotp ? (['totp'] as const) : []),
        ...(passkeys > 0 ? (['passkey'] as const) : []),
        ...(recoveryCodes > 0 ? (['recovery-code'] as const) : []),
      ]
    : [];
