import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PageListItem, PageListQuery } from '../../../client/page.ts';
import { unwrap } from '../../../admin/state/call-error.ts';
import { useApp } from '../../../admin/shell/app-context.ts';
import { isSameQuery } from './same-query.ts';

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
  const inlined = boot.list && isSameQuery(boot.list.query, query) ? boot.list.data : undefined;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['pages', 'list', query],
    queryFn: async ({ signal }) => unwrap(await client.page.list(query, signal)),
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
