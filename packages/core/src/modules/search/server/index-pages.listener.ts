import type { LoggedEvent } from '#contract/events.ts';
import { listen } from '#server/kernel/events/listener.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { searchEngine } from '#server/kernel/search-engine.ts';
import type { SearchEngine } from '#server/kernel/search-engine.ts';
import { failedOf, forgetFailures } from './failed-pages.ts';
import { outdateIndex } from './index-state.ts';
import { pagesWithFiles, pagesWithTags } from './page-documents.ts';
import { readDocuments } from './search-documents.ts';
import { takeIn } from './take-in.ts';

const pageEvents = ['page.published', 'page.unpublished', 'page.deleted', 'page.purged', 'search.outdated'] as const;

type Change = LoggedEvent<(typeof pageEvents)[number] | 'media.replaced' | 'tag.changed'>;

/** Events that are taken together: of many pages, some are read while others are written. */
const mostEvents = 500;
/** Pages that are read and written together. */
const batch = 100;
/** Batches under way at once: some are read while others are written. */
const sideBySide = 2;

/**
 * The pages that changed, each once: those of an event, and those that hold a document that has other bytes now, or a tag that
 * is called otherwise. Of pages that only say more than they did, those that the engine has, or failed to take in: an index
 * that was emptied stays so.
 */
async function changedPages(app: Lectern, engine: SearchEngine, events: readonly Change[]): Promise<string[]> {
  const fileIDs = events.flatMap(({ payload }) => ('fileID' in payload ? [payload.fileID] : []));
  const tagIDs = events.flatMap(({ payload }) => ('tagID' in payload ? [payload.tagID] : []));
  const pagesOf = (isOutdated: boolean): string[] =>
    events.flatMap(({ name, payload }) =>
      'pageID' in payload && (name === 'search.outdated') === isOutdated ? [payload.pageID] : [],
    );
  const outdated = [...pagesOf(true), ...(await pagesWithFiles(app, fileIDs)), ...(await pagesWithTags(app, tagIDs))];
  const wanted = outdated.length > 0 ? [...(await engine.held(outdated)), ...(await failedOf(app.database, outdated))] : [];
  return [...new Set([...pagesOf(false), ...wanted])];
}

async function takeInPages(app: Lectern, engine: SearchEngine, pageIDs: readonly string[]): Promise<void> {
  const read = await readDocuments(app, pageIDs);
  const found = new Set([...read.documents, ...read.failures].map(({ pageID }) => pageID));
  await takeIn(app, read, async (documents) => {
    await engine.write(documents);
    return true;
  });
  const gone = pageIDs.filter((id) => !found.has(id));
  if (gone.length === 0) return;
  await engine.forget(gone);
  await forgetFailures(app.database, gone);
}

/** Takes in what went live and forgets what left, each page as it is now, so that events may come twice. */
export const indexPagesListener = listen({
  on: [...pageEvents, 'media.replaced', 'tag.changed'],
  batch: mostEvents,
  async run(events: readonly Change[], app: Lectern) {
    const engine = app.adapter(searchEngine);
    if (!engine) return outdateIndex(app.database);
    const pageIDs = await changedPages(app, engine, events);
    const batches = Array.from({ length: Math.ceil(pageIDs.length / batch) }, (_, at) =>
      pageIDs.slice(at * batch, (at + 1) * batch),
    ).values();
    const takeOn = async (): Promise<void> => {
      for (const some of batches) await takeInPages(app, engine, some);
    };
    // The next try begins when nothing of this one is under way any more.
    const ends = await Promise.allSettled(Array.from({ length: sideBySide }, takeOn));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  },
});
