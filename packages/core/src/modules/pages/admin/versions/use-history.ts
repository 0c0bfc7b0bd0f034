import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Client } from '#client/create-client.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import type { ListedVersion } from '../../versions.schema.ts';
import { pageCalls } from '../../pages.client.ts';
import { loadRegistry } from '../editor/registry/registry.ts';

const pageSize = 25;

/** A page with its versions, as many as were asked for, newest first. */
export function useHistory(pageID: string) {
  const { client, plugins } = useApp();
  const registry = useQuery({ queryKey: ['registry'], staleTime: Infinity, queryFn: () => loadRegistry(plugins) });
  const page = useQuery({
    queryKey: ['versions', pageID, 'page'],
    staleTime: 0,
    queryFn: async ({ signal }) => unwrap(await client.call(pageCalls.get, { params: { id: pageID }, signal })),
  });
  const translations = useQuery({
    queryKey: ['versions', pageID, 'translations'],
    queryFn: async ({ signal }) => unwrap(await client.call(pageCalls.translations, { params: { id: pageID }, signal })),
  });
  const list = useInfiniteQuery({
    queryKey: ['versions', pageID, 'list'],
    staleTime: 0,
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam }) =>
      unwrap(
        await client.call(pageCalls.listVersions, { params: { id: pageID }, query: { pageIndex: pageParam, pageSize }, signal }),
      ),
    getNextPageParam: ({ totalItems }, pages) => (pages.length * pageSize < totalItems ? pages.length : undefined),
  });
  // One that came meanwhile moves the rest down: nothing is listed twice.
  const versions = new Map<string, ListedVersion>();
  for (const { items } of list.data?.pages ?? []) for (const version of items) versions.set(version.id, version);
  return {
    page: page.data,
    registry: registry.data,
    translations: translations.data?.filter((translation) => translation.page && translation.page.id !== pageID) ?? [],
    versions: [...versions.values()],
    totalItems: list.data?.pages[0]?.totalItems ?? 0,
    error: page.error ?? list.error ?? registry.error,
    isComplete: !list.hasNextPage,
    loadOlder: () => void list.fetchNextPage(),
    isLoadingOlder: list.isFetchingNextPage,
    retry: () => void Promise.all([page.refetch(), list.refetch(), registry.refetch()]),
  };
}

/** The latest version of a page of another locale. */
export async function latestVersionOf(client: Pick<Client, 'call'>, pageID: string): Promise<string> {
  return unwrap(await client.call(pageCalls.get, { params: { id: pageID } })).pageVersionID;
}
