import { useQuery } from '@tanstack/react-query';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { healthCalls } from '../health.client.ts';

export const healthKey = ['health'] as const;

/** What is counted of the site, as it is now. */
export function useHealth() {
  const client = useClient();
  return useQuery({
    queryKey: [...healthKey, 'counts'],
    staleTime: 0,
    queryFn: async ({ signal }) => unwrap(await client.call(healthCalls.counts, { signal })),
  });
}
