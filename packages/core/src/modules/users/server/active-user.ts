import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** SQL: true for a user `u` who can sign in, by a password or through an identity provider; an invitation alone is none. */
export const isActiveUser = `(u.password_hash is not null
  or exists (select from lectern_identity identity where identity.user_id = u.id))`;

/** True for a user who can sign in. */
export async function isActive(em: Pick<SqlEntityManager, 'execute'>, id: number): Promise<boolean> {
  const rows: unknown[] = await em.execute(`select from lectern_user u where u.id = ? and ${isActiveUser}`, [id]);
  return rows.length > 0;
}

/** SQL of everybody who can sign in, by `id`, `name` and `role_id`: stands where a table would, with an alias. */
export const activePeopleSQL = `(select u.id, u.name, u.role_id from lectern_user u where ${isActiveUser})`;
