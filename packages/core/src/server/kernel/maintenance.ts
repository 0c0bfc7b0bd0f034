import { accountSettings } from '../../modules/auth/server/account-settings.ts';
import { defineAuditJobs } from '../../modules/audit/server/audit-jobs.ts';
import { defineMailJobs } from '../../modules/mail/server/mail-jobs.ts';
import { defineMediaJobs } from '../../modules/media/server/media-jobs.ts';
import type { Lectern } from '../app.ts';

/** Housekeeping that every site needs: sessions that are over and invalidations that everybody has heard. */
export function defineMaintenance(app: Lectern): void {
  defineMailJobs(app);
  defineAuditJobs(app);
  defineMediaJobs(app);
  const { activationDays, resetMinutes } = accountSettings(app);
  app.jobs.define(
    'lectern:clean-up',
    async () => {
      await app.pool.query('delete from lectern_session where expires_at < now()');
      await app.pool.query('delete from lectern_attempt where expires_at < now()');
      await app.pool.query('delete from lectern_account_token where created_at < now() - make_interval(secs => $1)', [
        Math.max(activationDays * 86_400, resetMinutes * 60),
      ]);
      await app.pool.query(`delete from lectern_cache_invalidation where at < now() - interval '1 day'`);
    },
    { cron: '*/15 * * * *' },
  );
}
