import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createLogger, openDatabase } from '@lectern/core/node';
import type { DatabaseConnection } from '@lectern/core/node';

const silent = createLogger('silent');

interface Embedded {
  readonly connection: DatabaseConnection;
  isLent: boolean;
}

const embedded: Embedded[] = [];

async function query(connection: DatabaseConnection, ...statements: string[]): Promise<void> {
  const client = new pg.Client(connection.pg);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** What migrations made; what belongs to an extension stays. */
const dropEverything = `do $$ declare item text; begin
  for item in select format('table %I', tablename) from pg_tables where schemaname = 'public'
    union all select format('routine %s', p.oid::regprocedure) from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all select format('type %s', t.oid::regtype) from pg_type t where typnamespace = 'public'::regnamespace
      and typtype in ('e', 'd') and not exists (select from pg_depend where objid = t.oid and deptype = 'e') loop
    execute 'drop ' || item || ' cascade';
  end loop;
end $$`;

async function startEmbedded(): Promise<Embedded> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-test-database-'));
  const connection = await openDatabase({ dataDir, isProduction: false }, silent);
  // It lives as long as the tests: starting one takes seconds, emptying one does not.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 }));
  const entry = { connection, isLent: true };
  embedded.push(entry);
  return entry;
}

async function borrowEmbedded(): Promise<DatabaseConnection> {
  const free = embedded.find(({ isLent }) => !isLent);
  if (free) {
    free.isLent = true;
    await query(free.connection, dropEverything, 'drop schema if exists lectern_jobs cascade');
  }
  const entry = free ?? (await startEmbedded());
  return {
    ...entry.connection,
    stop: async () => {
      entry.isLent = false;
    },
  };
}

async function createDatabase(url: string): Promise<DatabaseConnection> {
  const environment = { dataDir: '', isProduction: false };
  const server = await openDatabase({ ...environment, databaseUrl: url }, silent);
  const name = `lectern_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await query(server, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const connection = await openDatabase({ ...environment, databaseUrl: own.href }, silent);
  return { ...connection, stop: () => query(server, `drop database if exists ${name} with (force)`) };
}

/**
 * An empty database for one application; its `stop` gives it back. On PostgreSQL (`TEST_DATABASE_URL`) a new one that
 * is dropped afterwards, else an embedded one, kept for the next application of this process.
 */
export function borrowDatabase(): Promise<DatabaseConnection> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? createDatabase(url) : borrowEmbedded();
}
