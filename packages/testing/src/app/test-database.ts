import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createLogger, openDatabase } from '@lectern/core/node';
import type { DatabaseConnection } from '@lectern/core/node';
import { readState, resetState } from './database-state.ts';
import type { DatabaseState } from './database-state.ts';

const silent = createLogger('silent');

/** The state in which an application left a database, or found it after its first start. */
interface Stay {
  /** Of the start: two with the same find the same in an empty database. */
  readonly start: string;
  readonly state: DatabaseState;
}

interface Entry {
  readonly connection: DatabaseConnection;
  isLent: boolean;
  stay?: Stay | undefined;
}

/** Those of this process, the one that was lent last at the end. */
const entries: Entry[] = [];

/** Each embedded database takes memory; two are enough for the sites that most tests have. */
const embeddedCount = 2;

/** A database for one application. */
export interface BorrowedDatabase extends DatabaseConnection {
  /** To be called after the start: the next application that starts in the same way finds things as they are now. */
  remember(): Promise<void>;
}

async function onDatabase<Result>(connection: DatabaseConnection, run: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({ ...connection.pg, max: 1 });
  try {
    return await run(pool);
  } finally {
    await pool.end();
  }
}

/** Drops everything that migrations made; what belongs to an extension stays. */
const dropEverything = `do $$ declare item text; begin
  for item in select format('table %I', tablename) from pg_tables where schemaname = 'public'
    union all select format('routine %s', p.oid::regprocedure) from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all select format('type %s', t.oid::regtype) from pg_type t where typnamespace = 'public'::regnamespace
      and typtype in ('e', 'd') and not exists (select from pg_depend where objid = t.oid and deptype = 'e') loop
    execute 'drop ' || item || ' cascade';
  end loop;
  drop schema if exists lectern_jobs cascade;
end $$`;

/** An application that did not close, or a test, may have left a connection. */
const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

async function startEmbedded(): Promise<DatabaseConnection> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-test-database-'));
  // It lives as long as the tests: starting one takes seconds, emptying one does not.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 }));
  return openDatabase({ dataDir, isProduction: false }, silent);
}

async function createDatabase(url: string): Promise<DatabaseConnection> {
  const environment = { dataDir: '', isProduction: false };
  const server = await openDatabase({ ...environment, databaseUrl: url }, silent);
  const name = `lectern_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await onDatabase(server, (pool) => pool.query(`create database ${name}`));
  const own = new URL(url);
  own.pathname = `/${name}`;
  // Fires when the tests are done, and waits.
  process.once('beforeExit', () => void onDatabase(server, (pool) => pool.query(`drop database if exists ${name} with (force)`)));
  return openDatabase({ ...environment, databaseUrl: own.href }, silent);
}

/** Takes a database that was used before to what an application that starts so may find: its own start, or nothing. */
async function prepare(entry: Entry, start: string): Promise<void> {
  const stay = entry.stay?.start === start ? entry.stay : undefined;
  entry.stay = undefined;
  await onDatabase(entry.connection, async (pool) => {
    if (entry.connection.engine === 'postgresql') await pool.query(endOthers);
    const state = stay && (await resetState(pool, stay.state));
    if (state) entry.stay = { start, state };
    else await pool.query(dropEverything);
  });
}

async function findFree(start: string, url: string | undefined): Promise<Entry> {
  const engine = url === undefined ? 'embedded' : 'postgresql';
  const ofEngine = entries.filter(({ connection }) => connection.engine === engine);
  const free = ofEngine.filter(({ isLent }) => !isLent);
  const isFull = url === undefined && ofEngine.length >= embeddedCount;
  const found = free.find(({ stay }) => stay?.start === start) ?? (isFull ? free[0] : undefined);
  if (!found) {
    const entry: Entry = { connection: await (url ? createDatabase(url) : startEmbedded()), isLent: true };
    entries.push(entry);
    return entry;
  }
  found.isLent = true;
  entries.push(...entries.splice(entries.indexOf(found), 1));
  await prepare(found, start);
  return found;
}

/**
 * A database for one application: empty, or, where one that started in the same way was there before, as that one's
 * start left it, so that migrations run once. Its `stop` gives it back. On PostgreSQL (`TEST_DATABASE_URL`) a new one,
 * else an embedded one; they are kept for the next applications of this process.
 */
export async function borrowDatabase(start: string): Promise<BorrowedDatabase> {
  const entry = await findFree(start, process.env['TEST_DATABASE_URL']);
  return {
    ...entry.connection,
    async remember() {
      entry.stay ??= { start, state: await onDatabase(entry.connection, readState) };
    },
    stop: async () => {
      entry.isLent = false;
    },
  };
}

/** The database of somebody else, which is neither stopped nor taken back to anything. */
export const borrowNothing = (connection: DatabaseConnection): BorrowedDatabase => ({
  ...connection,
  remember: async () => {},
  stop: async () => {},
});
