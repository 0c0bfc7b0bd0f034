import { useQuery } from '@tanstack/react-query';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { pageCalls } from '../../pages.client.ts';

/** What leads to some pages, and what can become of their addresses, as it is now. */
export function usePageUsage(pageIDs: readonly string[], { isEnabled = true } = {}) {
  const client = useClient();
  return useQuery({
    queryKey: ['pages', 'usage', pageIDs],
    enabled: isEnabled,
    staleTime: 0,
    queryFn: async ({ signal }) => unwrap(await client.call(pageCalls.usage, { body: { pageIDs }, signal })),
  });
}
