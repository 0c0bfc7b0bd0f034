import type { Lectern } from '#server/kernel/lectern.ts';
import { systemActor } from '#server/kernel/actor.ts';
import { findColours } from './images/find-colours.ts';
import { sweepRenditions } from './images/sweep-renditions.ts';
import { sweepTriedCrops } from './images/sweep-tried-crops.ts';
import { sweepOrphans } from './bytes.ts';
import { emptyTrash } from './commands/purge-trash.command.ts';
import { uploads } from './media.services.ts';
import type { JobDefinition } from '#server/kernel/jobs.ts';

/** Things that one transaction deletes for good. */
const atOnce = 200;

/** Removes what uploads left that nobody finished: at each start, and from time to time. */
export async function tidyUploads(app: Lectern, now = app.now()): Promise<void> {
  const removed = await app.service(uploads).sweep(now);
  if (removed > 0) app.log.info({ removed }, 'uploads that nobody finished were removed');
}

/** Housekeeping of the library: the trash after its time, uploads nobody finished, bytes that no row names, cuts that were tried or that no page shows, colours of older images. */
export const mediaJobs: Readonly<Record<string, JobDefinition<Lectern>>> = {
  'empty-trash': {
    cron: '17 * * * *',
    async run(_, app) {
      let count = atOnce;
      while (count === atOnce) count = await app.execute(emptyTrash, { limit: atOnce }, systemActor('media-trash'));
    },
  },
  'find-colours': {
    cron: '27 * * * *',
    async run(_, app) {
      const found = await findColours(app, atOnce);
      if (found > 0) app.log.info({ found }, 'the colours of older images were found');
    },
  },
  'sweep-tried-crops': { cron: '*/10 * * * *', run: async (_, app) => void (await sweepTriedCrops(app, app.now())) },
  'tidy-uploads': { cron: '*/30 * * * *', run: (_, app) => tidyUploads(app) },
  'sweep-bytes': {
    cron: '43 3 * * *',
    async run(_, app) {
      const removed = await sweepOrphans(app, app.now());
      if (removed > 0) app.log.info({ removed }, 'bytes that no file of the library names were removed');
      const unused = await sweepRenditions(app, app.now());
      if (unused > 0) app.log.info({ removed: unused }, 'cuts of images that no page shows were removed');
    },
  },
};
