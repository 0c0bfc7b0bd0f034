import type { UseQueryResult } from '@tanstack/react-query';
import { defaultPageSize } from './list-state.ts';
import type { ListState } from './list-state.ts';

interface Rows<Item> {
  readonly items: readonly Item[];
  readonly totalItems: number;
}

/** The page that a list shows, as its call asks for it. */
export const pageQuery = <Column extends string>({ searchTerm, pageIndex, columnToSort, sortOrder }: ListState<Column>) => ({
  pageIndex,
  pageSize: defaultPageSize,
  searchTerm,
  columnToSort,
  sortOrder,
});

/** The part of a query that a `ListScreen` takes, where the answer is one page. */
export const queriedRows = <Item>({ data, isFetching, error, refetch }: UseQueryResult<Rows<Item>>) => ({
  items: data?.items,
  totalItems: data?.totalItems ?? 0,
  isUpdating: isFetching,
  error,
  onRetry: () => void refetch(),
});
