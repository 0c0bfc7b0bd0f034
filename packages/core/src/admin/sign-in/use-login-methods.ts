import { useQuery } from '@tanstack/react-query';
import type { LoginMethods } from '../../client/auth.calls.ts';
import { useApp } from '../shell/app-context.ts';
import { unwrap } from '../shell/call-error.ts';

/** Ways to log in besides the password. Undefined until they are known; a form that waits for them would make everybody wait. */
export function useLoginMethods(): LoginMethods | undefined {
  const { client } = useApp();
  const { data } = useQuery({
    queryKey: ['auth', 'methods'],
    staleTime: Infinity,
    queryFn: async () => unwrap(await client.auth.methods()),
  });
  return data;
}
