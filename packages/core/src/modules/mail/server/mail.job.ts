import type { JobDefinition } from '#server/kernel/jobs.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { deliverMails } from './deliver-mails.ts';
import { mailsAtOnce } from './mail-transport.ts';

/** Sending what is due, and forgetting whom mails went to that are over for a month. */
export const mailJobs: Readonly<Record<string, JobDefinition<Lectern>>> = {
  send: { cron: '* * * * *', run: async (_, app) => void (await deliverMails(app, { atOnce: mailsAtOnce })) },
  'clean-outbox': {
    cron: '17 3 * * *',
    async run(_, app) {
      await app.pool.query(
        `delete from lectern_mail where (state in ('sent', 'failed') and ended_at < $1::timestamptz - interval '30 days')
           or (state = 'obsolete' and ended_at < $1::timestamptz - interval '1 day')`,
        [app.now()],
      );
    },
  },
};
