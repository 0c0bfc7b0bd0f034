import { defineModuleServer } from '#server/define-server.ts';
import { accounts } from '#server/kernel/accounts.ts';
import { mailer } from '#server/kernel/mailer.ts';
import { provide } from '#server/kernel/service.ts';
import { createMailer } from './create-mailer.ts';
import { giveUpAddresses } from './give-up-addresses.ts';
import { mailJobs } from './mail.job.ts';
import { createMailTransport } from './mail-transport.ts';
import { mailRoutes } from './mail.routes.ts';
import { mailTransport } from './mail.services.ts';
import { migrations } from './migrations/index.ts';
import { mailPersonalData } from './personal-data.ts';
import { watchRestoredMails } from './restored-mails.ts';

/** The server entry of mails. */
export default defineModuleServer({
  personalData: mailPersonalData,
  routes: mailRoutes,
  migrations,
  jobs: mailJobs,
  sealed: [{ table: 'lectern_mail', key: 'id', columns: ['sealed_address'], giveUp: giveUpAddresses }],
  services: [
    provide(mailTransport, ({ environment, settings }) => createMailTransport(environment, settings)),
    provide(mailer, (app) => ({ of: (plugin) => createMailer(app, plugin) })),
  ],
  needs: [accounts],
  watchRestore: watchRestoredMails,
  startUp: {
    beforeListening: async (app) => {
      if (app.service(mailTransport).kind === 'none') app.log.warn('SMTP_URL is not set: mails wait in the outbox until it is.');
    },
  },
});
