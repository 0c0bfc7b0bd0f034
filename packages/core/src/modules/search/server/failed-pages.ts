import type { Queryable } from '#server/database/statement.ts';
import type { Described } from '#contract/call.ts';
import type { failedPage } from '../search.schema.ts';

/** A page that could not be indexed, and why. */
export interface FailedPage {
  readonly pageID: string;
  readonly error: unknown;
}

/** Characters of an error's message that are kept. */
const maxError = 300;
/** Pages that are listed, and those that are tried again at a time. */
const mostListed = 50;
const mostRetried = 100;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, maxError);

/** Writes down which pages failed. Each is tried again after a minute, and after twice as long each time, up to an hour. */
export async function keepFailures(database: Queryable, failures: readonly FailedPage[], now: Date): Promise<void> {
  if (failures.length === 0) return;
  await database.query({
    text: `insert into lectern_search_failure (page_id, error, attempts, failed_at, next_at)
      select page.id, given.error, 1, $3, $3::timestamptz + interval '1 minute'
      from unnest($1::uuid[], $2::text[]) as given(id, error) join lectern_page page on page.id = given.id
      on conflict (page_id) do update set error = excluded.error, attempts = lectern_search_failure.attempts + 1, failed_at = excluded.failed_at,
        next_at = excluded.failed_at + least(interval '1 hour', interval '1 minute' * power(2, least(10, lectern_search_failure.attempts)))`,
    values: [failures.map(({ pageID }) => pageID), failures.map(({ error }) => messageOf(error)), now],
  });
}

/** Forgets that pages failed: they are indexed, or not to be found any more. All of them where none are named. */
export async function forgetFailures(database: Queryable, pageIDs?: readonly string[]): Promise<void> {
  await database.query({
    text: 'delete from lectern_search_failure where $1::uuid[] is null or page_id = any($1::uuid[])',
    values: [pageIDs ?? null],
  });
}

/** Those of the pages that failed. */
export async function failedOf(database: Queryable, pageIDs: readonly string[]): Promise<string[]> {
  const rows = await database.query<{ readonly id: string }>({
    text: 'select page_id as id from lectern_search_failure where page_id = any($1::uuid[])',
    values: [pageIDs],
  });
  return rows.map(({ id }) => id);
}

/** Pages whose time has come to be tried again. It comes again in an hour, where nobody gets to them. */
export async function takeDue(database: Queryable, now: Date): Promise<string[]> {
  const rows = await database.query<{ readonly id: string }>({
    text: `update lectern_search_failure set next_at = $1::timestamptz + interval '1 hour' where page_id in (
        select page_id from lectern_search_failure where next_at <= $1 order by next_at, page_id limit ${mostRetried})
      returning page_id as id`,
    values: [now],
  });
  return rows.map(({ id }) => id);
}

/** The pages that could not be indexed, the latest first. */
export async function readFailures(
  database: Queryable,
): Promise<{ readonly pages: Described<typeof failedPage>[]; readonly total: number }> {
  const rows = await database.query<Described<typeof failedPage> & { readonly total: number }>({
    text: `select failure.page_id as "pageID", page.title, failure.error, count(*) over ()::int as total
      from lectern_search_failure failure join lectern_page page on page.id = failure.page_id
      order by failure.failed_at desc, failure.page_id limit ${mostListed}`,
    values: [],
  });
  return { pages: rows.map(({ pageID, title, error }) => ({ pageID, title, error })), total: rows[0]?.total ?? 0 };
}
