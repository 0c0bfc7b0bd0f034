import type { Described } from '#contract/call.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { searchStatus } from '../search.schema.ts';
import { searchEngine } from '#server/kernel/search-engine.ts';
import { readFailures } from './failed-pages.ts';
import { readState } from './index-state.ts';
import type { IndexState } from './index-state.ts';

/** A guess by what was done until now; null before there is anything to guess by. */
function secondsLeft({ indexingState, startedAt, done, total }: IndexState, now: Date): number | null {
  if (indexingState !== 'loading' || !startedAt || done === 0) return null;
  const passed = (now.getTime() - startedAt.getTime()) / 1000;
  return Math.max(0, Math.ceil((passed / done) * (total - done)));
}

/** What is being done to the index, and what came of it last. */
export async function readStatus(app: Lectern): Promise<Described<typeof searchStatus>> {
  const engine = app.adapter(searchEngine);
  const [state, indexed, failures] = await Promise.all([
    readState(app.database),
    engine?.count() ?? 0,
    readFailures(app.database),
  ]);
  const { removalState, indexingState, done, total, finishedAt } = state;
  return {
    hasEngine: engine !== undefined,
    removalState,
    indexingState,
    done: Math.min(done, total),
    total,
    secondsLeft: secondsLeft(state, app.now()),
    indexed,
    finishedAt: finishedAt?.toISOString() ?? null,
    failures,
  };
}
