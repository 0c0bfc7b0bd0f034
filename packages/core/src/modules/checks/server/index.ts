import { defineModuleServer } from '#server/define-server.ts';
import { provide } from '#server/kernel/service.ts';
import { publicationGate } from '../../pages/server/public.ts';
import { CheckWaiver } from './check-waiver.entity.ts';
import { checksRoutes } from './checks.routes.ts';
import { coreChecks } from './core-checks/index.ts';
import { heldMeasure } from './held/held.measure.ts';
import { checkJobs } from './held/look-at-drafts.ts';
import { migrations } from './migrations/index.ts';
import { createPublicationGate } from './publication-gate.ts';

/** The server entry of checks before publication. */
export default defineModuleServer({
  routes: checksRoutes,
  entities: [CheckWaiver],
  migrations,
  services: [provide(publicationGate, createPublicationGate)],
  checks: coreChecks,
  jobs: checkJobs,
  health: { held: heldMeasure },
});
