import type { UserSortColumn } from '../users.calls.ts';

export const userSortColumns: readonly UserSortColumn[] = ['name', 'email', 'jobTitle', 'role'];

/** The query parameters of the list of users. */
export const userListShape = {
  columns: userSortColumns,
  initial: { columnToSort: 'name' as UserSortColumn, sortOrder: 'asc' as const },
  filters: ['role', 'status'],
};
