import type { LoggedEvent } from '#contract/events.ts';
import { listen } from '#server/kernel/events/listener.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { noticeTranslation } from './notice.ts';
import { translationsAround } from './translation-rows.ts';

const written = ['page.stored', 'page.published', 'page.unpublished', 'page.deleted', 'page.restored'] as const;

/** Looks at each translation that was written, or whose source was. Each as it is now, so that events may come twice. */
export const writtenListener = listen({
  on: written,
  async run(events: readonly LoggedEvent<(typeof written)[number]>[], app: Lectern) {
    const pageIDs = [...new Set(events.map(({ payload }) => payload.pageID))];
    for (const row of await translationsAround(app.em(), pageIDs)) await noticeTranslation({ app, em: app.em() }, row);
  },
});
