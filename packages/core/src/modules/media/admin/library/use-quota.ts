import { useQuery } from '@tanstack/react-query';
import type { Quota } from '../../media.schema.ts';
import { mediaCalls } from '../../media.client.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';

export const quotaKey = ['media', 'quota'] as const;

/** The room taken and allowed; undefined while that is not known. */
export function useQuota(): Quota | undefined {
  const client = useClient();
  const { data } = useQuery({
    queryKey: quotaKey,
    queryFn: async ({ signal }) => unwrap(await client.call(mediaCalls.quota, { signal })),
  });
  return data;
}
