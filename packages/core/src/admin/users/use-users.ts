import { useQuery } from '@tanstack/react-query';
import { useApp } from '../shell/app-context.ts';
import { unwrap } from '../shell/call-error.ts';

export const usersKey = ['users'] as const;
export const rolesKey = ['roles'] as const;

/** Everybody with an account. */
export function useUsers() {
  const { client } = useApp();
  return useQuery({ queryKey: usersKey, queryFn: async ({ signal }) => unwrap(await client.user.list(signal)) });
}

/** Every role, for whoever gives them to people or changes them. */
export function useRoles() {
  const { client } = useApp();
  return useQuery({ queryKey: rolesKey, queryFn: async ({ signal }) => unwrap(await client.role.list(signal)) });
}
