import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { fail } from '../fail.ts';
import { User, userNotFound } from '#modules/users/server/public.ts';

/** Locks the user's row, so that of two changes at once the second sees what the first left. */
export async function factorsOf(
  em: SqlEntityManager,
  userID: number,
): Promise<{ totp: number; passkeys: number; codes: number }> {
  await em.execute('select 1 from lectern_user where id = ? for update', [userID]);
  const [row]: { totp: number; passkeys: number; codes: number }[] = await em.execute(
    `select (select count(*)::integer from lectern_totp where user_id = u.id and confirmed_at is not null) as totp,
       (select count(*)::integer from lectern_passkey where user_id = u.id) as passkeys,
       (select count(*)::integer from lectern_recovery_code where user_id = u.id) as codes
     from lectern_user u where u.id = ?`,
    [userID],
  );
  return row ?? userNotFound();
}

/** V_07 where the last factor would go though the role asks for one; recovery codes go with the last factor. */
export async function afterRemoval(em: SqlEntityManager, userID: number): Promise<void> {
  const { totp, passkeys } = await factorsOf(em, userID);
  if (totp + passkeys > 0) return;
  const user = await em.findOneOrFail(User, { id: userID }, { populate: ['role'] });
  if (user.role.requiresSecondFactor) fail('notNow');
  await em.execute('delete from lectern_recovery_code where user_id = ?', [userID]);
}
