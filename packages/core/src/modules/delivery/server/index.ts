import { defineModuleServer } from '#server/define-server.ts';
import { provide } from '#server/kernel/service.ts';
import { buildFiles } from '#server/site/builds/build-files.ts';
import { purgeByKey } from '#server/site/purge/purge-by-key.ts';
import { purger } from '#server/site/purge/purger.ts';
import { mediaStore } from '../../media/server/public.ts';
import { createBuildFiles } from './builds/kept-builds.ts';
import { forgetBuilds, registerBuild } from './builds/register-build.ts';
import { deliveryRoutes } from './delivery.routes.ts';
import { migrations } from './migrations/index.ts';
import { runPurge, wakePurge } from './purge/purge.job.ts';
import { createReports, forgetReports, reports } from './reports.ts';

/** The server entry of delivery. */
export default defineModuleServer({
  routes: deliveryRoutes,
  migrations,
  services: [
    provide(buildFiles, createBuildFiles, [mediaStore]),
    provide(purger, ({ environment }) => environment.purge && purgeByKey(environment.purge)),
    provide(reports, createReports, [], (each) => each.end()),
  ],
  jobs: {
    purge: { run: (_, app) => runPurge(app), cron: '* * * * *' },
    forget: { run: (_, app) => Promise.all([forgetReports(app), forgetBuilds(app)]).then(() => undefined), cron: '37 3 * * *' },
  },
  startUp: {
    prepare: (app) => Promise.resolve(wakePurge(app)),
    async beforeListening(app) {
      await registerBuild(app);
      app.service(reports).begin();
    },
  },
  leftOutOfBackups: ['lectern_build', 'lectern_purge', 'lectern_process', 'lectern_delivered_hour'],
});
