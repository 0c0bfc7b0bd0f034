import type { UserSortColumn } from '../users.calls.ts';

export const userSortColumns: readonly UserSortColumn[] = ['name', 'email', 'jobTitle', 'role'];

/** What the address of the list of users may say. */
export const userListShape = {
  columns: userSortColumns,
  initial: { columnToSort: 'name' as UserSortColumn, sortOrder: 'asc' as const },
  filters: ['role', 'status'],
};
