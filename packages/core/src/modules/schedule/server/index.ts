import { defineModuleServer } from '#server/define-server.ts';
import { provide } from '#server/kernel/service.ts';
import { alarm, createAlarm } from './alarm.ts';
import { doDue } from './do-due.ts';
import { failedMail } from './mails/failed.mail.ts';
import { migrations } from './migrations/index.ts';
import { scheduleRoutes } from './schedule.routes.ts';

/** The server entry of what is planned. */
export default defineModuleServer({
  routes: scheduleRoutes,
  migrations,
  services: [provide(alarm, createAlarm, [], ({ stop }) => Promise.resolve(stop()))],
  jobs: { due: { cron: '* * * * *', run: (_, app) => doDue(app) } },
  mails: [failedMail],
});
