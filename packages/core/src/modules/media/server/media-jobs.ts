import type { Lectern } from '../../../server/app.ts';
import { systemActor } from '../../../server/kernel/actor.ts';
import { sweepRenditions } from './images/sweep-renditions.ts';
import { sweepOrphans } from './bytes.ts';
import { emptyTrash } from './commands/purge-trash.command.ts';

/** Things that one transaction deletes for good. */
const atOnce = 200;

/** Removes what uploads left that nobody finished: at each start, and from time to time. */
export async function tidyUploads(app: Lectern, now = new Date()): Promise<void> {
  const removed = await app.uploads.sweep(now);
  if (removed > 0) app.log.info({ removed }, 'uploads that nobody finished were removed');
}

/** Housekeeping of the library: the trash after its time, uploads nobody finished, bytes that no row names, cuts that no page shows. */
export function defineMediaJobs(app: Lectern): void {
  app.jobs.define(
    'lectern:media-trash',
    async () => {
      let count = atOnce;
      while (count === atOnce) count = await app.execute(emptyTrash, { limit: atOnce }, systemActor('media-trash'));
    },
    { cron: '17 * * * *' },
  );
  app.jobs.define('lectern:media-uploads', () => tidyUploads(app), { cron: '*/30 * * * *' });
  app.jobs.define(
    'lectern:media-bytes',
    async () => {
      const removed = await sweepOrphans(app, new Date());
      if (removed > 0) app.log.info({ removed }, 'bytes that no file of the library names were removed');
      const unused = await sweepRenditions(app, new Date());
      if (unused > 0) app.log.info({ removed: unused }, 'cuts of images that no page shows were removed');
    },
    { cron: '43 3 * * *' },
  );
}
