import type { Lectern } from '../../../server/app.ts';
import { mailStates } from './list-mails.ts';

/** How mails leave this site and how many are in which state; what the admin's notice and card are made of. */
export async function readMailStatus({ pool, mailTransport, environment }: Lectern) {
  const { rows } = await pool.query<{ state: string; count: number; oldest: Date }>(
    'select state, count(*)::int as count, min(queued_at) as oldest from lectern_mail group by state',
  );
  const found = new Map(rows.map((row) => [row.state, row]));
  return {
    isSmtpConfigured: mailTransport.kind === 'smtp',
    /** `file`: into the data folder. `none`: mails wait until SMTP_URL is set. */
    transport: mailTransport.kind,
    sender: environment.mailFrom.address,
    counts: Object.fromEntries(mailStates.map((state) => [state, found.get(state)?.count ?? 0])),
    oldestWaitingAt: found.get('waiting')?.oldest.toISOString() ?? null,
  };
}
