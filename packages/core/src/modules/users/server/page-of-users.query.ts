import { fail } from '#contract/refusing.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { can } from '#server/kernel/policy.ts';
import type { UserSortColumn, UsersQuery } from '../users.calls.ts';
import { listUsers } from './list-users.query.ts';
import { isActiveUser } from './active-user.ts';
import { foldedSQL, holdsTerm, wordOrder } from '#server/database/folded-sql.ts';
import { listRows } from '#server/database/list-rows.ts';

/** Columns by which users may be sorted, and the SQL of each. */
const userSortColumns = {
  name: wordOrder('u.name'),
  jobTitle: wordOrder('u.job_title'),
  email: wordOrder('u.email'),
  role: wordOrder('role.name'),
  createdAt: 'u.created_at',
} as const satisfies Readonly<Record<UserSortColumn, string>>;

/** The columns that everybody may see of everybody. */
const openColumns: ReadonlySet<string> = new Set(['name', 'jobTitle']);

/**
 * One page of the list of users; `searchTerm` is a part of the name, the job title or, for managers, the e-mail address. What somebody may not see they can neither search, nor sort by, nor filter by (UM_01).
 */
export async function pageOfUsers(app: Lectern, actor: Actor, query: UsersQuery) {
  const { columnToSort, sortOrder, role, status } = query;
  const isManager = can(actor, 'manage-users');
  if (!isManager && (!openColumns.has(columnToSort) || role !== undefined || status !== undefined)) fail('forbidden');
  const texts = isManager ? 'u.name, u.job_title, u.email' : 'u.name, u.job_title';
  const { rows, totalItems } = await listRows<{ readonly id: number }>(app.database, query, (put) => ({
    columns: 'u.id',
    from: 'lectern_user u join lectern_role role on role.id = u.role_id',
    where: [
      holdsTerm(foldedSQL(`concat_ws(' ', ${texts})`), query.searchTerm, put),
      role && `role.id = ${put(role)}`,
      status && `${isActiveUser} = ${put(status === 'active')}`,
    ],
    order: `${userSortColumns[columnToSort]} ${sortOrder}`,
    unique: `u.id ${sortOrder}`,
  }));
  const items = await listUsers(
    app,
    actor,
    rows.map(({ id }) => id),
  );
  return { items, totalItems };
}
