import { defineModuleServer } from '#server/define-server.ts';
import { migrations } from './migrations/index.ts';
import { sessionPersonalData } from './personal-data.ts';
import { provide } from '#server/kernel/service.ts';
import { actorReader } from '#server/kernel/actor-reader.ts';
import { createActorReader } from './read-actor.ts';
import { sessionMiddleware } from './session-middleware.ts';
import { sessionRoutes } from './session.routes.ts';

/** The server entry of sessions. */
export default defineModuleServer({
  personalData: sessionPersonalData,
  routes: sessionRoutes,
  migrations,
  leftOutOfBackups: ['lectern_session'],
  services: [provide(actorReader, createActorReader)],
  middleware: [{ place: 'sessions', create: sessionMiddleware }],
  jobs: {
    'clean-up': {
      cron: '*/15 * * * *',
      run: async (_, app) => void (await app.pool.query('delete from lectern_session where expires_at < now()')),
    },
  },
});
