import type { Client } from '#client/create-client.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { checksCalls } from '../checks.client.ts';

/** The query for what is wrong with a version. `revision`: another one is looked at anew. */
export const checksOfVersion = (client: Client, id: string, revision?: number) => ({
  queryKey: ['checks', id, revision] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    unwrap(await client.call(checksCalls.outlook, { params: { id }, signal })),
});
