import { isLecternError } from '#contract/errors.ts';
import { systemActor } from '#server/kernel/actor.ts';
import { isAhead } from '#server/kernel/events/event-log.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { indexAllPages } from './commands/index-all-pages.command.ts';
import { renewPages } from './commands/renew-pages.command.ts';
import { takeDue } from './failed-pages.ts';
import { searchEngine } from '#server/kernel/search-engine.ts';
import { giveUpRun, readState } from './index-state.ts';

/** Gives up an indexing whose event is gone, as after a restore of some tables: nobody will work on it. */
async function giveUpLost({ database }: Lectern, run: string): Promise<boolean> {
  const isAwaited = await isAhead(database, { listener: 'search:rebuild', name: 'search.rebuild', payload: { run } });
  return !isAwaited && giveUpRun(database, run);
}

/**
 * Has every page indexed anew where the index was made by another reading of words, or never, or where that was lost. One
 * that somebody emptied stays so until somebody fills it.
 */
export async function keepVersion(app: Lectern): Promise<void> {
  const engine = app.adapter(searchEngine);
  if (!engine) return;
  const { version, indexingState, removalState, run } = await readState(app.database);
  const isLost = indexingState === 'loading' && run !== null && (await giveUpLost(app, run));
  const isEmptied = removalState === 'loading' || removalState === 'success';
  if (!isLost && (isEmptied || indexingState === 'loading' || version === (await engine.version()))) return;
  try {
    await app.execute(indexAllPages, {}, systemActor('search'));
  } catch (error) {
    // Another process was faster.
    if (!isLecternError(error)) throw error;
  }
}

/** Has pages tried again that could not be taken in, in order with what is published meanwhile. */
export async function retryPages(app: Lectern): Promise<void> {
  if (!app.adapter(searchEngine)) return;
  const pageIDs = await takeDue(app.database, app.now());
  if (pageIDs.length > 0) await app.execute(renewPages, { pageIDs }, systemActor('search'));
}
