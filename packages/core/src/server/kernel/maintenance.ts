import { defineMailJobs } from '../../modules/mail/server/mail-jobs.ts';
import type { Lectern } from '../app.ts';

/** Housekeeping that every site needs: sessions that are over and invalidations that everybody has heard. */
export function defineMaintenance(app: Lectern): void {
  defineMailJobs(app);
  app.jobs.define(
    'lectern:clean-up',
    async () => {
      await app.pool.query('delete from lectern_session where expires_at < now()');
      await app.pool.query(`delete from lectern_cache_invalidation where at < now() - interval '1 day'`);
    },
    { cron: '*/15 * * * *' },
  );
}
