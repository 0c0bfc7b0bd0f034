import type { DerivedQueries } from '@lectern/core/server';
import type { Side } from './tables.ts';

/** Which index is searched. */
export interface EngineState {
  readonly live: Side;
  /** Whether the other one is being filled. */
  readonly isFilling: boolean;
  /** The run that began to fill it, or filled it last; null before the first. */
  readonly run: string | null;
  /** Whether an index was finished before: from then on compounds are also taken apart by the words of the pages. */
  readonly hasCorpus: boolean;
}

const columns = `live, is_filling as "isFilling", run, has_corpus as "hasCorpus"`;
const initial: EngineState = { live: 'a', isFilling: false, run: null, hasCorpus: false };

export async function readState(queries: DerivedQueries): Promise<EngineState> {
  const [row] = await queries.query<EngineState>(`select ${columns} from site_search_state`);
  return row ?? initial;
}

/**
 * The state, for whoever writes: one at a time until the transaction ends, so that what is live by then, which every writer
 * asks behind this, is what the index has.
 */
export async function lockState(queries: DerivedQueries): Promise<EngineState> {
  await queries.query('insert into site_search_state (is_only) values (true) on conflict do nothing');
  const [row] = await queries.query<EngineState>(`select ${columns} from site_search_state for update`);
  return row ?? initial;
}

export async function writeState(queries: DerivedQueries, { live, isFilling, run, hasCorpus }: EngineState): Promise<void> {
  await queries.query('update site_search_state set live = $1, is_filling = $2, run = $3, has_corpus = $4', [
    live,
    isFilling,
    run,
    hasCorpus,
  ]);
}
