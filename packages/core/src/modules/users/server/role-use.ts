import type { RoleUse } from '../../roles/server/public.ts';
import { activePeopleSQL } from './active-user.ts';

/** Who has which role, for roles. */
export const plainRoleUse: RoleUse = {
  async usersWith(em, roleID) {
    const rows: { id: number }[] = await em.execute('select id from lectern_user where role_id = ?', [roleID]);
    return rows.map(({ id }) => id);
  },
  async counts(em) {
    const rows: { role_id: string; users: number }[] = await em.execute(
      'select role_id, count(*)::int as users from lectern_user group by role_id',
    );
    return new Map(rows.map((row) => [row.role_id, row.users]));
  },
  async rolesOfActive(em) {
    const rows: { role_id: string }[] = await em.execute(`select distinct who.role_id from ${activePeopleSQL} who`);
    return new Set(rows.map((row) => row.role_id));
  },
};
