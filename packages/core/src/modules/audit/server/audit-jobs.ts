import type { Lectern } from '../../../server/app.ts';
import { sealAudit } from './seal-audit.ts';

/** Seals the audit log each minute. The end of the chain goes into the log, which is kept elsewhere and remembers it. */
export function defineAuditJobs(app: Lectern): void {
  app.jobs.define(
    'lectern:seal-audit',
    async () => {
      const head = await sealAudit(app.pool);
      if (head) app.log.info(head, 'the audit log was sealed');
    },
    { cron: '* * * * *' },
  );
}
