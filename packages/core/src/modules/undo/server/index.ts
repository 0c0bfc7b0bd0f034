import { defineModuleServer } from '#server/define-server.ts';
import { provide } from '#server/kernel/service.ts';
import { undoLog } from '#server/kernel/undo-log.ts';
import { migrations } from './migrations/index.ts';
import { undoJobs } from './undo.job.ts';
import { undoRoutes } from './undo.routes.ts';
import { entryStatement } from './undo-rows.ts';

/** The server entry of taking back. */
export default defineModuleServer({
  routes: undoRoutes,
  migrations,
  jobs: undoJobs,
  services: [provide(undoLog, () => ({ record: entryStatement }))],
});
