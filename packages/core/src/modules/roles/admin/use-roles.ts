import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../admin/shell/app-context.ts';
import { unwrap } from '../../../admin/state/call-error.ts';

export const rolesKey = ['roles'] as const;

/** Every role, for whoever gives them to people or changes them. */
export function useRoles() {
  const { client } = useApp();
  return useQuery({ queryKey: rolesKey, queryFn: async ({ signal }) => unwrap(await client.role.list(signal)) });
}
