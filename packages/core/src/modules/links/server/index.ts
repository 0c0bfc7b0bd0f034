import { defineModuleServer } from '#server/define-server.ts';
import { provide } from '#server/kernel/service.ts';
import { brokenMeasure } from './external/broken.measure.ts';
import { externalJobs } from './external/external.job.ts';
import { externalRoutes } from './external/external.routes.ts';
import { createHostTurns, hostTurns } from './external/host-turns.ts';
import { linkRoutes } from './link.routes.ts';
import { migrations } from './migrations/index.ts';

/** The server entry of links. */
export default defineModuleServer({
  routes: [...linkRoutes, ...externalRoutes],
  migrations,
  jobs: externalJobs,
  health: { broken: brokenMeasure },
  services: [provide(hostTurns, createHostTurns)],
});
