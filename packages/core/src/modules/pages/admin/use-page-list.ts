import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap } from '#admin/state/call-error.ts';
import type { PageListItem } from '../page.schema.ts';
import type { PageListQuery } from '../pages.calls.ts';
import type { List } from '#contract/list.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { isSameQuery } from './same-query.ts';
import { pageCalls } from '../pages.client.ts';

interface PageList {
  readonly items: readonly PageListItem[] | undefined;
  readonly totalItems: number;
  readonly isUpdating: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** The rows for a query. The first ones of a visit come with the shell's HTML. */
export function usePageList(query: PageListQuery): PageList {
  const { boot, client } = useApp();
  const inlined = boot.list && isSameQuery(boot.list.query, query) ? (boot.list.data as List<PageListItem>) : undefined;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['pages', 'list', query],
    queryFn: async ({ signal }) => unwrap(await client.call(pageCalls.list, { body: query, signal })),
    placeholderData: keepPreviousData,
    ...(inlined ? { initialData: inlined } : {}),
  });
  return {
    items: data?.items,
    totalItems: data?.totalItems ?? 0,
    isUpdating: isFetching,
    error,
    retry: () => void refetch(),
  };
}
