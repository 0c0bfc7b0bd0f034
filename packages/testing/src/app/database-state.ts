import type { ClientBase } from 'pg';
import { readTables, resetTables } from './test-tables.ts';
import type { TableRows } from './test-tables.ts';

type Queryable = Pick<ClientBase, 'query'>;

interface Sequence {
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

/** The content of a database after the first start of an application. */
export interface DatabaseState {
  readonly rows: TableRows;
  readonly sequences: readonly Sequence[];
  readonly schema: string;
}

/**
 * The versions of all entries of the catalogue about tables, and of the migrations that ran: other ones where anything
 * was made, changed or dropped since.
 */
const schemaMark = `select md5(string_agg(mark, ' ' order by mark)) as schema from (
  with own as (select oid, xmin from pg_class where relnamespace = 'public'::regnamespace)
  select 'class ' || oid || ' ' || xmin as mark from own
  union all select 'column ' || attrelid || ' ' || attnum || ' ' || a.xmin from pg_attribute a join own on own.oid = attrelid
  union all select 'default ' || d.oid || ' ' || d.xmin from pg_attrdef d join own on own.oid = adrelid
  union all select 'index ' || indexrelid || ' ' || i.xmin from pg_index i join own on own.oid = indexrelid
  union all select 'trigger ' || t.oid || ' ' || t.xmin from pg_trigger t join own on own.oid = tgrelid
  union all select 'constraint ' || oid || ' ' || xmin from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'routine ' || oid || ' ' || xmin from pg_proc where pronamespace = 'public'::regnamespace
  union all select 'type ' || oid || ' ' || xmin from pg_type where typnamespace = 'public'::regnamespace
  union all select 'migration ' || ctid || ' ' || xmin from lectern_migration
) marks`;

async function readSchema(database: Queryable): Promise<string | undefined> {
  const { rows } = await database.query<{ found: string | null }>(`select to_regclass('lectern_migration')::text as found`);
  if (!rows[0]?.found) return undefined;
  return (await database.query<{ schema: string }>(schemaMark)).rows[0]?.schema;
}

async function readSequences(database: Queryable): Promise<readonly Sequence[]> {
  const { rows } = await database.query<Sequence>(
    `select format('%I', sequencename) as name, coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
       from pg_sequences where schemaname = 'public'`,
  );
  return rows;
}

/** Reads what there is now. */
export async function readState(database: Queryable): Promise<DatabaseState> {
  const schema = await readSchema(database);
  if (schema === undefined) throw new Error('The database of a test application has no migrations after its start.');
  return { schema, rows: await readTables(database), sequences: await readSequences(database) };
}

/**
 * Takes a database that nobody uses back to what it held; answers with that as it lies now, or with nothing where its
 * tables themselves were changed.
 */
export async function resetState(
  pool: Queryable & Parameters<typeof resetTables>[0],
  state: DatabaseState,
): Promise<DatabaseState | undefined> {
  await pool.query('drop schema if exists lectern_jobs cascade');
  if ((await readSchema(pool)) !== state.schema) return undefined;
  const rows = await resetTables(pool, state.rows);
  const calls = state.sequences.map(({ name, value, isCalled }) => `select setval('${name}'::regclass, ${value}, ${isCalled})`);
  if (calls.length > 0) await pool.query(calls.join(' union all '));
  return { ...state, rows };
}
