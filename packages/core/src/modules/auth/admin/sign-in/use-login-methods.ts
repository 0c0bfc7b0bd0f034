import { useQuery } from '@tanstack/react-query';
import type { LoginMethods } from '../../auth.calls.ts';
import { authCalls } from '../../auth.client.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';

interface KnownMethods {
  /** Undefined until they are known, and where they cannot be asked for. */
  readonly methods: LoginMethods | undefined;
  readonly isPending: boolean;
}

/** Ways to log in besides the password. A form that waits for them would make everybody wait. */
export function useLoginMethods(): KnownMethods {
  const { client } = useApp();
  const { data, isPending } = useQuery({
    queryKey: ['auth', 'methods'],
    staleTime: Infinity,
    queryFn: async () => unwrap(await client.call(authCalls.methods)),
  });
  return { methods: data, isPending };
}
