import type { ClientBase } from 'pg';
import type { BackupSequence } from './manifest.ts';

/** A table as its rows are carried over. Computed columns are left out: the other side computes them. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** Empty for a table without a primary key. */
  readonly primaryKey: readonly string[];
  readonly hasTriggers: boolean;
}

const isNotOfAnExtension = `not exists (select from pg_depend as d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`;

const tablesQuery = `select c.relname as name,
    (select coalesce(jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attname collate "C"), '[]')
      from pg_attribute as a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(jsonb_agg(a.attname order by array_position(i.indkey::int2[], a.attnum)), '[]')
      from pg_index as i join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = any(i.indkey::int2[])
      where i.indrelid = c.oid and i.indisprimary) as "primaryKey",
    exists (select from pg_trigger as t where t.tgrelid = c.oid and not t.tgisinternal) as "hasTriggers"
  from pg_class as c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and ${isNotOfAnExtension} and c.relname <> $1
  order by c.relname collate "C"`;

const sequencesQuery = `select c.relname as name from pg_class as c
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'S' and ${isNotOfAnExtension}
    and not exists (
      select from pg_depend as d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
        and d.refobjid = to_regclass(format('%I', $1::text)))
  order by c.relname collate "C"`;

/** The name as it may stand in a statement. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** All tables of the current schema but the one in which migrations are recorded. */
export async function describeTables(client: ClientBase, migrationTable: string): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(tablesQuery, [migrationTable]);
  return rows;
}

/** Where the sequences of the current schema stand. */
export async function readSequences(client: ClientBase, migrationTable: string): Promise<BackupSequence[]> {
  const { rows } = await client.query<{ name: string }>(sequencesQuery, [migrationTable]);
  const sequences: BackupSequence[] = [];
  for (const { name } of rows) {
    const state = await client.query<Omit<BackupSequence, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoteName(name)}`,
    );
    const [row] = state.rows;
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
}

/** The migrations that ran, oldest first; none where there is no record of them. */
export async function readMigrations(client: ClientBase, migrationTable: string): Promise<string[]> {
  const found = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    quoteName(migrationTable),
  ]);
  if (!found.rows[0]?.exists) return [];
  const { rows } = await client.query<{ name: string }>(`select name from ${quoteName(migrationTable)} order by id`);
  return rows.map(({ name }) => name);
}
