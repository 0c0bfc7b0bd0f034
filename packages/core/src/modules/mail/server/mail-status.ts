import type { Lectern } from '../../../server/kernel/lectern.ts';
import { mailStates } from './list-mails.ts';
import { mailTransport } from './mail.services.ts';

/** How mails leave this site and how many are in which state; what the admin's notice and card are made of. */
export async function readMailStatus({ pool, service, environment }: Lectern) {
  const transport = service(mailTransport).kind;
  const { rows } = await pool.query<{ state: string; count: number; oldest: Date }>(
    'select state, count(*)::int as count, min(queued_at) as oldest from lectern_mail group by state',
  );
  const found = new Map(rows.map((row) => [row.state, row]));
  return {
    isSmtpConfigured: transport === 'smtp',
    /** `file`: into the data folder. `none`: mails wait until SMTP_URL is set. */
    transport,
    sender: environment.mailFrom.address,
    counts: Object.fromEntries(mailStates.map((state) => [state, found.get(state)?.count ?? 0])),
    oldestWaitingAt: found.get('waiting')?.oldest.toISOString() ?? null,
  };
}
