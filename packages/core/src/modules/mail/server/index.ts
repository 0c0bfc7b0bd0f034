import { defineModuleServer } from '../../../server/define-server.ts';
import { mailer } from '../../../server/kernel/mailer.ts';
import { provide } from '../../../server/kernel/service.ts';
import { wholeManager } from '../../../server/plugin/plugin-em.ts';
import { mailJobs } from './mail.job.ts';
import { createMailTransport } from './mail-transport.ts';
import { mailRoutes } from './mail.routes.ts';
import { mailTransport } from './mail.services.ts';
import { migrations } from './migrations/index.ts';
import { queueMail } from './queue-mail.ts';
import { writeMail } from './write-mail.ts';

/** The server entry of mails. */
export default defineModuleServer({
  routes: mailRoutes,
  migrations,
  jobs: mailJobs,
  services: [
    provide(mailTransport, ({ environment, settings }) => createMailTransport(environment, settings.name)),
    provide(mailer, (app) => ({
      queue: ({ em, now, afterCommit }, mail) => queueMail({ em: wholeManager(em), now, afterCommit, app }, mail),
      write: (parts) => writeMail(app, parts),
    })),
  ],
  startUp: {
    beforeListening: async (app) => {
      if (app.service(mailTransport).kind === 'none') app.log.warn('SMTP_URL is not set: mails wait in the outbox until it is.');
    },
  },
});
