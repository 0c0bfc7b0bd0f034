import { useQuery } from '@tanstack/react-query';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { linkCalls } from '../links.client.ts';

export const linksKey = ['links'] as const;

/** What leads to a page, as it is now. */
export function useLinkSources(pageID: string) {
  const client = useClient();
  return useQuery({
    queryKey: [...linksKey, 'to', pageID],
    staleTime: 0,
    queryFn: async ({ signal }) => unwrap(await client.call(linkCalls.sources, { params: { pageID }, signal })),
  });
}
