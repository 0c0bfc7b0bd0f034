import { useQuery } from '@tanstack/react-query';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { pageCalls } from '../../pages.client.ts';

/** A page as a link to it needs it. `gone`: there is no such page, or it may not be seen. */
export type PageTarget =
  { readonly state: 'loading' | 'gone' } | { readonly state: 'draft' | 'live'; readonly title: string; readonly path: string };

/** The page that a link leads to, and whether visitors can go there. Nothing is asked for an empty id. */
export function usePageTarget(id: string): PageTarget {
  const client = useClient();
  const { data, isError } = useQuery({
    queryKey: ['pages', 'one', id],
    enabled: id !== '',
    staleTime: 60_000,
    queryFn: async ({ signal }) => unwrap(await client.call(pageCalls.get, { params: { id }, signal })),
  });
  if (isError) return { state: 'gone' };
  if (!data) return { state: 'loading' };
  return { state: data.publishedVersionID === null ? 'draft' : 'live', title: data.title, path: data.path };
}
