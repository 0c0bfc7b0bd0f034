import type { Lectern } from '#server/kernel/lectern.ts';
import { mailTransport } from './mail.services.ts';
import type { MailState, MailStatus } from '../mail.calls.ts';

/** The transport of mails and the number of mails in each state, for the admin's notice and widget. */
export async function readMailStatus({ pool, service, environment }: Lectern): Promise<MailStatus> {
  const transport = service(mailTransport).kind;
  const { rows } = await pool.query<{ state: MailState; count: number; oldest: Date }>(
    'select state, count(*)::int as count, min(queued_at) as oldest from lectern_mail group by state',
  );
  const found = new Map(rows.map((row) => [row.state, row]));
  const counted = (state: MailState): number => found.get(state)?.count ?? 0;
  return {
    isSmtpConfigured: transport === 'smtp',
    /** `file`: into the data folder. `none`: mails wait until SMTP_URL is set. */
    transport,
    sender: environment.mailFrom.address,
    counts: {
      waiting: counted('waiting'),
      sending: counted('sending'),
      sent: counted('sent'),
      failed: counted('failed'),
      obsolete: counted('obsolete'),
    },
    oldestWaitingAt: found.get('waiting')?.oldest.toISOString() ?? null,
  };
}
