import { useQuery } from '@tanstack/react-query';
import type { Selection } from '../../media.schema.ts';
import { mediaCalls } from '../../media.client.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';

/** Where a selection is used, as it is now. */
export function useUsage(selection: Selection) {
  const client = useClient();
  return useQuery({
    queryKey: ['media', 'usage', selection],
    staleTime: 0,
    queryFn: async ({ signal }) => unwrap(await client.call(mediaCalls.usage, { body: selection, signal })),
  });
}
