import type { ListedUser } from '../../client/user.calls.ts';
import { defaultPageSize } from '../ui/list-state.ts';
import type { ListState } from '../ui/list-state.ts';

export const userSortColumns = ['name', 'email', 'jobTitle', 'role'] as const;
export type UserSortColumn = (typeof userSortColumns)[number];

export const userListShape = {
  columns: userSortColumns,
  initial: { columnToSort: 'name' as UserSortColumn, sortOrder: 'asc' as const },
  filters: ['role', 'status'],
};

const keyOf: Readonly<Record<UserSortColumn, (user: ListedUser) => string>> = {
  name: (user) => user.name,
  email: (user) => user.email,
  jobTitle: (user) => user.jobTitle,
  role: (user) => user.role.name,
};

/** What a list shows of all users: the rows of its page, and how many there are before paging. */
export function userRows(
  users: readonly ListedUser[],
  { searchTerm, filters, columnToSort, sortOrder, pageIndex }: ListState<UserSortColumn>,
): { readonly items: readonly ListedUser[]; readonly totalItems: number } {
  const term = searchTerm.trim().toLocaleLowerCase();
  const { role = '', status = '' } = filters;
  const found = users.filter(
    (user) =>
      (role === '' || String(user.role.ID) === role) &&
      (status === '' || user.status === status) &&
      [user.name, user.email, user.jobTitle].some((text) => text.toLocaleLowerCase().includes(term)),
  );
  const compare = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;
  const sign = sortOrder === 'asc' ? 1 : -1;
  const key = keyOf[columnToSort];
  const sorted = found.toSorted((a, b) => sign * compare(key(a), key(b)) || a.ID - b.ID);
  return { items: sorted.slice(pageIndex * defaultPageSize, (pageIndex + 1) * defaultPageSize), totalItems: found.length };
}
