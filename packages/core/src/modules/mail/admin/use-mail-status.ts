import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../admin/shell/app-context.ts';
import { unwrap } from '../../../admin/state/call-error.ts';
import { mailCalls } from '../mail.client.ts';

export const mailsKey = ['mails'] as const;

/** How mails leave this site, and how many are in which state. */
export function useMailStatus() {
  const { client } = useApp();
  return useQuery({ queryKey: [...mailsKey, 'status'], queryFn: async () => unwrap(await client.call(mailCalls.status)) });
}
