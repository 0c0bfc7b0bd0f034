import type { JobDefinition } from '#server/kernel/jobs.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { sealAudit } from './seal-audit.ts';

/** Seals the audit log each minute. The end of the chain goes into the log, which is kept elsewhere and remembers it. */
export const auditJobs: Readonly<Record<string, JobDefinition<Lectern>>> = {
  seal: {
    cron: '* * * * *',
    async run(_, app) {
      const head = await sealAudit(app.pool);
      if (head) app.log.info(head, 'the audit log was sealed');
    },
  },
};
