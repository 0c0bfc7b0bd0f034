import type { Lectern } from '../../../server/app.ts';
import { deliverMails } from './deliver-mails.ts';
import { sendMailsJob } from './queue-mail.ts';

/** Sending what is due, and forgetting whom mails went to that are over for a month. */
export function defineMailJobs(app: Lectern): void {
  if (app.mailTransport.kind === 'none') app.log.warn('SMTP_URL is not set: mails wait in the outbox until it is.');
  app.jobs.define(sendMailsJob, async () => void (await deliverMails(app)), { cron: '* * * * *' });
  app.jobs.define(
    'lectern:clean-outbox',
    async () => {
      await app.pool.query(
        `delete from lectern_mail where (state in ('sent', 'failed') and ended_at < now() - interval '30 days')
           or (state = 'obsolete' and ended_at < now() - interval '1 day')`,
      );
    },
    { cron: '17 3 * * *' },
  );
}
