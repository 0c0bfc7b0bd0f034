import { fail } from '../../../contract/refusing.ts';
import type { Lectern } from '../../../server/kernel/lectern.ts';
import { escapeLike } from '../../../server/database/escape-like.ts';
import type { Actor } from '../../../server/kernel/actor.ts';
import { can } from '../../../server/kernel/policy.ts';
import type { UserSortColumn, UsersQuery } from '../users.calls.ts';
import { listUsers } from './list-users.query.ts';
import { isActiveUser } from './active-user.ts';
import { foldedSQL, wordOrder } from '../../../server/database/folded-sql.ts';
import { searchKey } from '../../../contract/fold-text.ts';

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
  const { pageIndex, pageSize, columnToSort, sortOrder, role, status } = query;
  const isManager = can(actor, 'manage-users');
  if (!isManager && (!openColumns.has(columnToSort) || role !== undefined || status !== undefined)) fail('forbidden');
  const texts = isManager ? 'u.name, u.job_title, u.email' : 'u.name, u.job_title';
  const { rows } = await app.pool.query<{ id: number; count: number }>(
    `select u.id, count(*) over ()::int as count from lectern_user u join lectern_role role on role.id = u.role_id
     where ${foldedSQL(`concat_ws(' ', ${texts})`)} like $1 and ($2::uuid is null or role.id = $2)
       and ($3::boolean is null or ${isActiveUser} = $3)
     order by ${userSortColumns[columnToSort]} ${sortOrder}, u.id ${sortOrder} limit $4 offset $5`,
    [
      `%${escapeLike(searchKey(query.searchTerm))}%`,
      role ?? null,
      status === undefined ? null : status === 'active',
      pageSize,
      pageIndex * pageSize,
    ],
  );
  const items = await listUsers(
    app,
    actor,
    rows.map(({ id }) => id),
  );
  return { items, totalItems: rows[0]?.count ?? (pageIndex === 0 ? 0 : await countUsers(app, actor, query)) };
}

/** The number of users, where a page behind the last was asked for. */
const countUsers = async (app: Lectern, actor: Actor, query: UsersQuery): Promise<number> =>
  (await pageOfUsers(app, actor, { ...query, pageIndex: 0, pageSize: 1 })).totalItems;
