import { searchKey } from '@lectern/core';
import type { DerivedQueries, SearchFile } from '@lectern/core/server';
import type { FileProblem } from '../../file-problems.ts';
import type { Side } from '../engine/tables.ts';
import { tablesOf } from '../engine/tables.ts';
import type { FileReading } from './read-in-process.ts';

/** Minutes for which a file is left to the process that reads it. */
const leaseMinutes = 2;
/** Characters of a file that an index is made of. */
const mostIndexed = 400_000;
/** Pages that are taken in again at once. */
const mostStale = 1000;

/** A file as it is kept. */
export interface KeptFile {
  readonly hash: string;
  readonly state: 'waiting' | 'read' | 'failed';
  /** The beginning of its text, which an index is made of. */
  readonly text: string;
}

/** Writes down which files pages have; those whose bytes were not there are looked for anew. */
export async function registerFiles(queries: DerivedQueries, files: readonly SearchFile[], now: Date): Promise<void> {
  const sorted = files.toSorted((one, other) => (one.hash < other.hash ? -1 : 1));
  await queries.query(
    `insert into site_search_file (hash, file_name, changed_at)
     select hash, left(file_name, 255), $3 from unnest($1::text[], $2::text[]) as given(hash, file_name)
     on conflict (hash) do update set file_name = excluded.file_name,
       state = case when site_search_file.problem = 'gone' then 'waiting' else site_search_file.state end,
       problem = case when site_search_file.problem = 'gone' then '' else site_search_file.problem end
     where site_search_file.problem = 'gone' or site_search_file.file_name <> excluded.file_name`,
    [sorted.map(({ hash }) => hash), sorted.map(({ fileName }) => fileName), now],
  );
}

/** What is kept of files. */
export const readKept = (queries: DerivedQueries, hashes: readonly string[]): Promise<KeptFile[]> =>
  queries.query<KeptFile>(
    `select hash, state, left(text, ${mostIndexed}) as text from site_search_file where hash = any($1::text[])`,
    [[...hashes]],
  );

/** A file that somebody reads. */
export interface ClaimedFile {
  readonly hash: string;
  readonly fileName: string;
  /** How often it was begun, this time included. */
  readonly attempts: number;
}

/** Takes the file that has waited longest, so that no other process reads it meanwhile. */
export async function claimFile(queries: DerivedQueries, now: Date): Promise<ClaimedFile | undefined> {
  const [claimed] = await queries.query<ClaimedFile>(
    `update site_search_file set taken_until = $1::timestamptz + interval '${leaseMinutes} minutes', attempts = attempts + 1
     where hash = (
       select hash from site_search_file where state = 'waiting' and (taken_until is null or taken_until <= $1)
       order by changed_at, hash limit 1 for update skip locked)
     returning hash, file_name as "fileName", attempts`,
    [now],
  );
  return claimed;
}

/** Keeps what came of reading a file. */
export async function keepReading(queries: DerivedQueries, hash: string, reading: FileReading, now: Date): Promise<void> {
  await queries.query(
    `update site_search_file set state = $2, text = $3, problem = $4, attempts = 0, taken_until = null, changed_at = $5
     where hash = $1`,
    'text' in reading ? [hash, 'read', reading.text, '', now] : [hash, 'failed', '', reading.problem, now],
  );
}

/** Puts a file back that could not be looked at. It is tried again once the lease is over. */
export async function putBack(queries: DerivedQueries, hash: string): Promise<void> {
  await queries.query('update site_search_file set attempts = greatest(0, attempts - 1) where hash = $1', [hash]);
}

/** Pages of the indexes that lack the words of a file that was read. */
export async function stalePages(queries: DerivedQueries, sides: readonly Side[]): Promise<string[]> {
  const found = new Set<string>();
  for (const side of sides) {
    const rows = await queries.query<{ readonly id: string }>(
      `select page_id as id from ${tablesOf(side).page} page where unread <> '{}' and exists (
         select 1 from site_search_file file where file.hash = any(page.unread) and file.state = 'read') limit ${mostStale}`,
    );
    for (const { id } of rows) found.add(id);
  }
  return [...found];
}

/** Forgets files that no page of these indexes has, other than those that came within the hour: their pages may still be written. */
export async function sweepFiles(queries: DerivedQueries, sides: readonly Side[], now: Date): Promise<void> {
  const isHeld = sides.map(
    (side) => `not exists (select 1 from ${tablesOf(side).page} page where page.files @> array[file.hash])`,
  );
  await queries.query(
    `delete from site_search_file file where changed_at < $1::timestamptz - interval '1 hour' and ${isHeld.join(' and ')}`,
    [now],
  );
}

/** A file that could not be read. */
export interface FailedFile {
  readonly hash: string;
  readonly fileName: string;
  readonly problem: FileProblem;
  readonly changedAt: Date;
  /** A live page that has it. */
  readonly pageID: string;
  readonly pageTitle: string;
  readonly locale: string;
  /** How many live pages have it. */
  readonly pages: number;
}

/** SQL of the files that could not be read, of live pages that have them. */
const failedOf = (side: Side): string =>
  `from site_search_file file join ${tablesOf(side).page} page on page.files @> array[file.hash]
   join lectern_live_page live on live.page_id = page.page_id and live.publication_id = page.publication_id
   where file.state = 'failed' and lectern_search_key(file.file_name) like $1`;

const likeOf = (term: string): string => `%${searchKey(term).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

export async function countFailed(queries: DerivedQueries, side: Side, term = ''): Promise<number> {
  const [row] = await queries.query<{ readonly count: number }>(
    `select count(distinct file.hash)::int as count ${failedOf(side)}`,
    [likeOf(term)],
  );
  return row?.count ?? 0;
}

/** A page of the list of files that could not be read. */
interface FailedPlace {
  /** In their names. */
  readonly term: string;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** Files that could not be read, by their names. */
export const listFailed = (
  queries: DerivedQueries,
  side: Side,
  { term, order, limit, offset }: FailedPlace,
): Promise<FailedFile[]> =>
  queries.query<FailedFile>(
    `select file.hash, file.file_name as "fileName", file.problem, file.changed_at as "changedAt", count(*)::int as pages,
       (array_agg(page.page_id order by lectern_search_key(live.title) collate "C", page.page_id))[1] as "pageID",
       (array_agg(live.title order by lectern_search_key(live.title) collate "C", page.page_id))[1] as "pageTitle",
       (array_agg(page.locale order by lectern_search_key(live.title) collate "C", page.page_id))[1] as locale
     ${failedOf(side)} group by file.hash, file.file_name, file.problem, file.changed_at
     order by lectern_search_key(file.file_name) collate "C" ${order}, file.hash ${order} limit $2 offset $3`,
    [likeOf(term), limit, offset],
  );

/** Has every file that could not be read tried again. */
export async function retryFailed(queries: DerivedQueries): Promise<void> {
  await queries.query(`update site_search_file set state = 'waiting', problem = '', attempts = 0 where state = 'failed'`);
}
