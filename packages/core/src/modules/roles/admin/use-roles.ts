import { useQuery } from '@tanstack/react-query';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { roleCalls } from '../roles.client.ts';

export const rolesKey = ['roles'] as const;

/** Every role, for whoever gives them to people or changes them. */
export function useRoles() {
  const { client } = useApp();
  return useQuery({ queryKey: rolesKey, queryFn: async ({ signal }) => unwrap(await client.call(roleCalls.list, { signal })) });
}
