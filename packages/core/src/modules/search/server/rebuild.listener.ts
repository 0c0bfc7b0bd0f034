import type { LoggedEvent } from '#contract/events.ts';
import { listen } from '#server/kernel/events/listener.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { searchEngine } from '#server/kernel/search-engine.ts';
import type { SearchEngine } from '#server/kernel/search-engine.ts';
import { endRun, reachPage, readState } from './index-state.ts';
import type { IndexState } from './index-state.ts';
import { countLive, readNextDocuments } from './search-documents.ts';
import { takeIn } from './take-in.ts';

/** Pages that are read and written together: few enough that nobody waits for their rows. */
const batch = 100;
/** Batches under way at once: some are read while others are written. */
const sideBySide = 2;

/** How far an indexing is. */
type Place = Pick<IndexState, 'reached' | 'done'>;

const start: Place = { reached: null, done: 0 };

type Next = Awaited<ReturnType<typeof readNextDocuments>>;

/** Reads the pages behind one, those behind the last that were read while these are still being written. */
function readerOf(app: Lectern): (behind: string | null) => Promise<Next> {
  let ahead: { readonly behind: string | null; readonly read: Promise<Next> } | undefined;
  return async (behind) => {
    const next = await (ahead?.behind === behind ? ahead.read : readNextDocuments(app, { behind, count: batch }));
    ahead = undefined;
    if (next.reached === undefined) return next;
    const read = readNextDocuments(app, { behind: next.reached, count: batch });
    // Whoever does not come back for them, because the run is over, does not care what became of them.
    read.catch(() => undefined);
    ahead = { behind: next.reached, read };
    return next;
  };
}

const nextOf = async <Value>(list: Promise<Value>[]): Promise<Value[]> => Promise.all(list.splice(0, 1));

/** Has the engine take in the pages behind one, and says how far it is after each batch; false where it knows nothing of the run. */
async function* fillBehind(app: Lectern, engine: SearchEngine, run: string, from: Place): AsyncGenerator<Place | false> {
  const read = readerOf(app);
  const underWay: Promise<Place | false>[] = [];
  let { reached, done } = from;
  try {
    for (let next = await read(reached); next.reached !== undefined; next = await read(reached)) {
      ({ reached } = next);
      done += next.rows;
      const place = { reached, done };
      const taken = takeIn(app, next, (documents) => engine.fill(run, documents)).then((isTaken) => isTaken && place);
      // Whoever fails before it says so; this one is waited for all the same.
      taken.catch(() => undefined);
      underWay.push(taken);
      if (underWay.length === sideBySide) yield* await nextOf(underWay);
    }
    while (underWay.length > 0) yield* await nextOf(underWay);
  } finally {
    // The next try begins when nothing of this one is under way any more.
    await Promise.allSettled(underWay);
  }
}

/** Fills the index beside the one that is searched, from where another process may have ended. */
async function fillIndex(app: Lectern, engine: SearchEngine, run: string): Promise<void> {
  const state = await readState(app.database);
  if (state.run !== run) return;
  const version = await engine.version();
  // Its first pages were read in another way. Which one is wanted now is found out as always.
  if (state.reached !== null && state.runVersion !== version)
    return endRun(app.database, run, { state: 'error', now: app.now() });
  const total = await countLive(app);
  const reach = (place: Place): Promise<boolean> =>
    reachPage(app.database, run, { ...place, total: Math.max(total, place.done), version });
  for (let from: Place = state; await reach(from); from = start) {
    if (from.reached === null) await engine.begin(run);
    let isKnown = true;
    for await (const place of fillBehind(app, engine, run, from)) {
      isKnown = place !== false;
      if (!place) break;
      if (!(await reach(place))) return;
    }
    if (isKnown && (await engine.finish(run))) return endRun(app.database, run, { state: 'success', version, now: app.now() });
  }
}

/**
 * Indexes every live page anew, in one process at a time; where it ends, another goes on behind the last page that it took
 * in. What searches find stays until all of it is there.
 */
export const rebuildListener = listen({
  on: ['search.rebuild'],
  batch: 1,
  async run(events: readonly LoggedEvent<'search.rebuild'>[], app: Lectern) {
    const engine = app.adapter(searchEngine);
    for (const { payload } of events)
      try {
        // A process without one, such as the former version of a site, leaves it to the next run.
        if (engine) await fillIndex(app, engine, payload.run);
        else await endRun(app.database, payload.run, { state: 'error', now: app.now() });
      } catch (error) {
        await endRun(app.database, payload.run, { state: 'error', now: app.now() });
        throw error;
      }
  },
});
