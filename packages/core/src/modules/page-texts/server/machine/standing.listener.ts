import { isLecternError } from '#contract/errors.ts';
import type { LoggedEvent } from '#contract/events.ts';
import { listen } from '#server/kernel/events/listener.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { findStoredPage, storedContent } from '#modules/pages/server/public.ts';
import { contentParts } from '../translate/content-parts.ts';
import { noteStanding } from './machine-texts.ts';

async function note(app: Lectern, pageID: string): Promise<void> {
  const em = app.em();
  const [row] = await em.execute<object[]>('select from lectern_machine_text where page_id = ? limit 1', [pageID]);
  if (!row) return;
  try {
    const { page, version } = await findStoredPage(app, 'page', pageID);
    await noteStanding(em, pageID, contentParts(app, page.type, storedContent(app, page.type, version)));
  } catch (error) {
    // It went into the trash, where nobody counts it.
    if (!isLecternError(error)) throw error;
  }
}

/** Counts what a machine wrote as it stands in the latest version. Each page as it is now, so that events may come twice. */
export const standingListener = listen({
  on: ['page.stored', 'page.restored'],
  async run(events: readonly LoggedEvent<'page.stored' | 'page.restored'>[], app: Lectern) {
    for (const pageID of new Set(events.map(({ payload }) => payload.pageID))) await note(app, pageID);
  },
});
