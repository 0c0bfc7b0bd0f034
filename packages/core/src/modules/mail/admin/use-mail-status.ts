import { useQuery } from '@tanstack/react-query';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { mailCalls } from '../mail.client.ts';

export const mailsKey = ['mails'] as const;

/** The transport of mails, and the number of mails in each state. */
export function useMailStatus() {
  const { client } = useApp();
  return useQuery({ queryKey: [...mailsKey, 'status'], queryFn: async () => unwrap(await client.call(mailCalls.status)) });
}
