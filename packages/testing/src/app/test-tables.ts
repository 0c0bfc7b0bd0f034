import type { ClientBase, Pool } from 'pg';

type Queryable = Pick<ClientBase, 'query'>;

/** Which statements ran is no content: it stays when the tables are emptied. */
const kept = ['lectern_migration'];
/** Others refer to these, so they are filled first. */
const first = ['lectern_author', 'lectern_role', 'lectern_user'];

interface Table {
  /** Quoted, as its columns are; those that are computed are left out. */
  readonly name: string;
  readonly columns: string;
}

async function listTables(database: Queryable): Promise<readonly Table[]> {
  const { rows } = await database.query<Table>(
    `select quote_ident(c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
    [kept],
  );
  const isFirst = ({ name }: Table): boolean => first.includes(name);
  return [...first.flatMap((name) => rows.filter((table) => table.name === name)), ...rows.filter((table) => !isFirst(table))];
}

async function jobTable(database: Queryable): Promise<string | undefined> {
  const { rows } = await database.query<{ name: string | null }>(`select to_regclass('lectern_jobs.job')::text as name`);
  return rows[0]?.name ?? undefined;
}

interface TableState {
  /** Every version of a row has a place and a transaction of its own: where these are the same, so is every row. */
  readonly marks: string;
  /** As JSON; null without rows. */
  readonly rows: string | null;
}

/** Every row of every table, as it was at one moment. */
export type TableRows = ReadonlyMap<string, TableState>;

const marksOf = (name: string): string =>
  `(select coalesce(string_agg(ctid::text || xmin::text, ' ' order by ctid), '') from ${name})`;

async function readMarks(database: Queryable, tables: readonly Table[]): Promise<ReadonlyMap<string, string>> {
  if (tables.length === 0) return new Map();
  const parts = tables.map(({ name }) => `select '${name}' as name, ${marksOf(name)} as marks`);
  const { rows } = await database.query<{ name: string; marks: string }>(parts.join(' union all '));
  return new Map(rows.map(({ name, marks }) => [name, marks]));
}

/** Reads the rows that are there: after the start roles, the administrator, plugins. */
export async function readTables(database: Queryable): Promise<TableRows> {
  const tables = await listTables(database);
  const parts = tables.map(
    ({ name }) => `select '${name}' as name, ${marksOf(name)} as marks, (select jsonb_agg(t)::text from ${name} t) as rows`,
  );
  const { rows } = await database.query<TableState & { name: string }>(parts.join(' union all '));
  return new Map(rows.map(({ name, ...state }) => [name, state]));
}

/** Foreign keys and triggers that refuse changes are only put aside by who has the right to. */
async function mayPutRulesAside(database: Queryable): Promise<boolean> {
  const { rows } = await database.query<{ may: boolean }>(
    `select has_parameter_privilege('session_replication_role', 'set') as may`,
  );
  return rows[0]?.may ?? false;
}

async function empty(database: Queryable, tables: readonly Table[], isAllowed: boolean): Promise<void> {
  const names = tables.map(({ name }) => name);
  if (!isAllowed) return void (await database.query(`truncate ${names.join(', ')} cascade`));
  // Far quicker than to truncate, which makes new files for a table and for each index.
  await database.query(
    ['set local session_replication_role = replica', ...names.map((name) => `delete from ${name}`)].join('; '),
  );
}

/** Times that the tables are asked for, each for half of the time after which PostgreSQL looks for a deadlock. */
const lockTries = 40;
const lockTimeout = '500ms';

/** Waits until what is under way has ended, and lets nothing begin. Who holds one table may want another: then it goes first. */
async function lockTables(database: Queryable, tables: readonly Table[]): Promise<void> {
  const statement = `lock table ${tables.map(({ name }) => name).join(', ')} in access exclusive mode`;
  await database.query(`set local lock_timeout = '${lockTimeout}'`);
  for (let tries = 1; ; tries += 1)
    try {
      await database.query('savepoint locks');
      await database.query(statement);
      return;
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== '55P03' || tries === lockTries) throw error;
      await database.query('rollback to savepoint locks');
    }
}

async function restore(database: Queryable, baseline: TableRows): Promise<TableRows> {
  const tables = await listTables(database);
  await lockTables(database, tables);
  const isAllowed = await mayPutRulesAside(database);
  const marks = await readMarks(database, tables);
  const changed = tables.filter(({ name }) => !isAllowed || marks.get(name) !== (baseline.get(name)?.marks ?? ''));
  if (changed.length === 0) return baseline;
  await empty(database, changed, isAllowed);
  for (const { name, columns } of changed) {
    const rows = baseline.get(name)?.rows;
    if (rows)
      await database.query(
        // What a trigger has written by then is what was there.
        `insert into ${name} (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::${name}, $1) on conflict do nothing`,
        [rows],
      );
  }
  const renewed = await readMarks(database, changed);
  const states = [...renewed].map(([name, now]) => [name, { marks: now, rows: baseline.get(name)?.rows ?? null }] as const);
  return new Map([...baseline, ...states]);
}

/** Gives every table that changed the rows back that it had then; answers with the rows as they lie now. */
export async function resetTables(pool: Pick<Pool, 'connect'>, baseline: TableRows): Promise<TableRows> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const now = await restore(client, baseline);
    await client.query('commit');
    const jobs = await jobTable(client);
    if (jobs) await client.query(`delete from ${jobs}`);
    client.release();
    return now;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** That a call was refused stands in the audit log, with who called. It is no change. */
const sources: Readonly<Record<string, string>> = {
  lectern_audit_entry: `(select * from lectern_audit_entry where outcome = 'done')`,
  lectern_audit_identity: '(select where false)',
  // When a listener was last seen says nothing of what it has done.
  lectern_event_cursor: '(select listener, position, failures from lectern_event_cursor)',
};

/** Tables that change by themselves while jobs and listeners run. */
const moving: ReadonlySet<string> = new Set(['lectern_event_cursor', 'lectern_event_failure']);

/** A digest for each table: equal before and after what must change nothing. Jobs and listeners count while they wait. */
export async function digestTables(
  database: Queryable,
  { jobsWait }: { readonly jobsWait: boolean },
): Promise<Record<string, string>> {
  const jobs = jobsWait ? await jobTable(database) : undefined;
  const tables = (await listTables(database)).map(({ name }) => name);
  const names = [...tables.filter((name) => jobsWait || !moving.has(name)), ...(jobs ? [jobs] : [])];
  const parts = names.map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as digest from ${sources[name] ?? name} t`,
  );
  const { rows } = await database.query<{ name: string; digest: string }>(parts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
