import { defineModuleServer } from '#server/define-server.ts';
import { accounts } from '#server/kernel/accounts.ts';
import { provide } from '#server/kernel/service.ts';
import { recorder } from '#server/kernel/recorder.ts';
import { auditJobs } from './audit.job.ts';
import { auditRoutes } from './audit.routes.ts';
import { migrations } from './migrations/index.ts';
import { auditPersonalData } from './personal-data.ts';
import { createRefusalRecorder } from './record-audit.ts';
import { entriesStatement } from './write-entries.ts';

/** The server entry of the audit log. */
export default defineModuleServer({
  personalData: auditPersonalData,
  routes: auditRoutes,
  migrations,
  jobs: auditJobs,
  services: [provide(recorder, (app) => ({ record: entriesStatement, recordRefusal: createRefusalRecorder(app) }))],
  needs: [accounts],
  commands: {
    verify: {
      summary: 'Check that nothing in the audit log was changed',
      options: {
        head: { value: '<number>:<hash>', summary: 'The last entry that an earlier check told, which must still be there' },
      },
      run: async (given, context) => (await import('./verify-audit.cli.ts')).verifyAuditCommand(given, context),
    },
  },
});
