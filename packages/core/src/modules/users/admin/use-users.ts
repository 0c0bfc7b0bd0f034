import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UserListQuery } from '../../../client/user.calls.ts';
import { useApp } from '../../../admin/shell/app-context.ts';
import { unwrap } from '../../../admin/state/call-error.ts';

export const usersKey = ['users'] as const;

/** One page of those with an account or an invitation. */
export function useUsers(query: UserListQuery) {
  const { client } = useApp();
  return useQuery({
    queryKey: [...usersKey, query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.user.page(query, signal)),
  });
}
