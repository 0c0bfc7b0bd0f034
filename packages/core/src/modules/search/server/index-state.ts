import type { Queryable } from '#server/database/statement.ts';
import type { workStates } from '../search.schema.ts';

type WorkState = (typeof workStates)[number];

/** What is being done to the index, and what came of it last. */
export interface IndexState {
  readonly removalState: WorkState;
  readonly indexingState: WorkState;
  /** The indexing that is under way, or was last. */
  readonly run: string | null;
  /** The engine's version by which its first pages were read; empty before. */
  readonly runVersion: string;
  /** The last page that it took in; pages are taken in the order of their ids. */
  readonly reached: string | null;
  readonly done: number;
  readonly total: number;
  /** The engine's version of the index that is searched. */
  readonly version: string;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

const columns = `removal_state as "removalState", indexing_state as "indexingState", run, run_version as "runVersion", reached, done, total, version,
  started_at as "startedAt", finished_at as "finishedAt"`;

const initial: IndexState = {
  removalState: 'idle',
  indexingState: 'idle',
  run: null,
  runVersion: '',
  reached: null,
  done: 0,
  total: 0,
  version: '',
  startedAt: null,
  finishedAt: null,
};

export async function readState(database: Queryable): Promise<IndexState> {
  const [row] = await database.query<IndexState>({ text: `select ${columns} from lectern_search_index`, values: [] });
  return row ?? initial;
}

/** Begins an indexing; false where one is under way. That the index was emptied holds until all pages are in it again. */
export async function beginRun(database: Queryable, run: string, now: Date): Promise<boolean> {
  const rows = await database.query<object>({
    text: `insert into lectern_search_index (indexing_state, run, started_at) values ('loading', $1, $2)
      on conflict (is_only) do update set indexing_state = 'loading', run = excluded.run, run_version = '', reached = null, done = 0, total = 0,
        started_at = excluded.started_at
      where lectern_search_index.indexing_state <> 'loading' returning 1 as begun`,
    values: [run, now],
  });
  return rows.length === 1;
}

/** Writes down how far an indexing is; false where it is not wanted any more. */
export async function reachPage(
  database: Queryable,
  run: string,
  { reached, done, total, version }: Pick<IndexState, 'reached' | 'done' | 'total' | 'version'>,
): Promise<boolean> {
  const rows = await database.query<object>({
    text: `update lectern_search_index set indexing_state = 'loading', reached = $2, done = $3, total = $4, run_version = $5
      where run = $1 and indexing_state in ('loading', 'error') returning 1 as wanted`,
    values: [run, reached, done, total, version],
  });
  return rows.length === 1;
}

/** Ends an indexing, with the version of the engine that it was made by. One that another process brought to its end has no error any more. */
export async function endRun(
  database: Queryable,
  run: string,
  { state, version, now }: { readonly state: 'success' | 'error'; readonly version?: string; readonly now: Date },
): Promise<void> {
  await database.query({
    text: `update lectern_search_index set indexing_state = $2::text, version = coalesce($3, version), finished_at = $4,
      removal_state = case when $2::text = 'success' then 'idle' else removal_state end
      where run = $1 and ($2::text = 'success' or indexing_state = 'loading')`,
    values: [run, state, version ?? null, now],
  });
}

/** Gives up an indexing that nobody works on; false where it ended meanwhile. */
export async function giveUpRun(database: Queryable, run: string): Promise<boolean> {
  const rows = await database.query<object>({
    text: `update lectern_search_index set indexing_state = 'error' where run = $1 and indexing_state = 'loading' returning 1 as given`,
    values: [run],
  });
  return rows.length === 1;
}

/** Ends what is under way without a result. */
export async function cancelRun(database: Queryable): Promise<void> {
  await database.query({
    text: `update lectern_search_index set indexing_state = 'idle', run = null where indexing_state in ('loading', 'error')`,
    values: [],
  });
}

/** Has every page indexed anew as soon as there is an engine: without one, nobody takes in what changes. */
export async function outdateIndex(database: Queryable): Promise<void> {
  await database.query({ text: `update lectern_search_index set version = '' where version <> ''`, values: [] });
}

export async function setRemoval(database: Queryable, state: WorkState): Promise<void> {
  await database.query({
    text: `insert into lectern_search_index (removal_state) values ($1)
      on conflict (is_only) do update set removal_state = excluded.removal_state`,
    values: [state],
  });
}
