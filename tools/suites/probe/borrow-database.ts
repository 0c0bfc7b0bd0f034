import pg from 'pg';
import { borrowPostgres } from '../../test/postgres.mjs';

/** A database of one's own on the PostgreSQL of the tests. */
export interface BorrowedDatabase {
  readonly url: string;
  /** All rows of all tables, as a dump has them, bytes as the letters that they are. */
  rows(): Promise<string[]>;
  release(): Promise<void>;
}

/** Makes a database; undefined, with the reason said, where there is no PostgreSQL. */
export async function borrowDatabase(): Promise<BorrowedDatabase | undefined> {
  const server = await borrowPostgres();
  if (server.url === undefined) {
    console.warn(`Skipped: ${server.reason}`);
    return undefined;
  }
  const name = `lectern_probe_${process.pid}`;
  const own = new URL(server.url);
  own.pathname = `/${name}`;
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  return {
    url: own.href,
    async rows() {
      const client = new pg.Client({ connectionString: own.href });
      await client.connect();
      try {
        await client.query("set bytea_output = 'escape'");
        const tables = await client.query<{ name: string }>(
          `select format('%I.%I', schemaname, tablename) as name from pg_tables
           where schemaname not in ('pg_catalog', 'information_schema')`,
        );
        const rows: string[] = [];
        for (const { name: table } of tables.rows) {
          const found = await client.query<{ row: string }>(`select t::text as row from ${table} t`);
          rows.push(...found.rows.map(({ row }) => `${table} ${row}`));
        }
        return rows;
      } finally {
        await client.end();
      }
    },
    async release() {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
      await server.release();
    },
  };
}
