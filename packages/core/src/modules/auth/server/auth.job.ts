import type { JobDefinition } from '#server/kernel/jobs.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { accountSettings } from '../../sessions/server/public.ts';

/** Forgets attempts to log in and links in mails that are over. */
export const authJobs: Readonly<Record<string, JobDefinition<Lectern>>> = {
  'clean-up': {
    cron: '*/15 * * * *',
    async run(_, app) {
      const { activationDays, resetMinutes } = accountSettings(app);
      await app.pool.query('delete from lectern_attempt where expires_at < now()');
      await app.pool.query('delete from lectern_signed_link where ends_at < now()');
      await app.pool.query('delete from lectern_account_token where created_at < now() - make_interval(secs => $1)', [
        Math.max(activationDays * 86_400, resetMinutes * 60),
      ]);
    },
  },
};
