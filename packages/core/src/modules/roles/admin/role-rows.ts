import { compareNames } from '#admin/messages/format.ts';
import { defaultPageSize } from '#admin/ui/list/list-state.ts';
import type { ListState } from '#admin/ui/list/list-state.ts';
import type { Role } from '../role.schema.ts';
import { searchKey } from '#contract/fold-text.ts';

export type RoleSortColumn = 'name' | 'users';

export const roleListShape = {
  columns: ['name', 'users'] as const,
  initial: { columnToSort: 'name' as RoleSortColumn, sortOrder: 'asc' as const },
  filters: [],
};

/** The rows of one page of the list of roles, and their number before paging. */
export function roleRows(
  roles: readonly Role[],
  { searchTerm, columnToSort, sortOrder, pageIndex }: ListState<RoleSortColumn>,
): { readonly items: readonly Role[]; readonly totalItems: number } {
  const term = searchKey(searchTerm);
  const found = roles.filter(({ name }) => searchKey(name).includes(term));
  const sign = sortOrder === 'asc' ? 1 : -1;
  const byName = (a: Role, b: Role) => compareNames(a.name, b.name);
  const sorted = found.toSorted((a, b) => sign * (columnToSort === 'users' ? a.users - b.users || byName(a, b) : byName(a, b)));
  return { items: sorted.slice(pageIndex * defaultPageSize, (pageIndex + 1) * defaultPageSize), totalItems: found.length };
}
