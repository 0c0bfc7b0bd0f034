import { defineModuleServer } from '#server/define-server.ts';
import { privateFiles } from '#server/kernel/private-files.ts';
import { provide } from '#server/kernel/service.ts';
import { createPrivateFiles } from './create-private-files.ts';
import { giveUpFiles } from './give-up-files.ts';
import { migrations } from './migrations/index.ts';
import { privateStore } from './private-store.ts';
import { sweepPrivateFiles, sweepUnkept } from './sweep-private-files.ts';

/** The server entry of private files. */
export default defineModuleServer({
  migrations,
  sealed: [{ table: 'lectern_private_file', key: 'id', columns: ['sealed'], giveUp: giveUpFiles }],
  services: [provide(privateFiles, (app) => ({ of: (owner) => createPrivateFiles(app, owner) }))],
  needs: [privateStore],
  jobs: {
    'sweep-unkept': { cron: '13 * * * *', run: async (_, app) => void (await sweepUnkept(app, app.now())) },
    sweep: {
      cron: '53 3 * * *',
      async run(_, app) {
        const removed = await sweepPrivateFiles(app, app.now());
        if (removed > 0) app.log.info({ removed }, 'private files that nobody kept were removed');
      },
    },
  },
});
