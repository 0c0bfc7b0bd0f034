import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DataOf } from '#client/call.ts';
import type { List } from '#contract/list.ts';
import type { Account } from '../user.schema.ts';
import type { userCalls as declared, UsersQuery } from '../users.calls.ts';
import { userCalls } from '../users.client.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';

export const usersKey = ['users'] as const;

/** The accounts of a list: who manages users gets nothing else. */
function accountsOf(list: DataOf<typeof declared.list>): List<Account> {
  const { items, totalItems } = 'items' in list ? list : { items: list, totalItems: list.length };
  return { items: items.filter((user) => 'email' in user), totalItems };
}

type UserListQuery = Omit<UsersQuery, 'role' | 'status'> & { readonly role?: string; readonly status?: string };

/** One page of those with an account or an invitation, for managers of users. */
export function useUsers(query: UserListQuery) {
  const { client } = useApp();
  return useQuery({
    queryKey: [...usersKey, query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => accountsOf(unwrap(await client.call(userCalls.list, { query, signal }))),
  });
}
