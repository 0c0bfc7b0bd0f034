import type { Lectern } from '@lectern/core/node';

type Pool = Lectern['pool'];

/** Which statements ran is no content: it stays when the tables are emptied. */
const kept = new Set(['lectern_migration']);
/** Others refer to these, so they are filled first. */
const first = ['lectern_author', 'lectern_role', 'lectern_user'];

async function tableNames(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !kept.has(name));
  return [...first.filter((name) => names.includes(name)), ...names.filter((name) => !first.includes(name))];
}

async function jobTable(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string | null }>(`select to_regclass('lectern_jobs.job')::text as name`);
  return rows[0]?.name ?? undefined;
}

/** Every row of every table, as it is after the start. */
export type TableRows = ReadonlyMap<string, string>;

/** Reads the rows that are there after the start: roles, the administrator, plugins. */
export async function readTables(pool: Pool): Promise<TableRows> {
  const rows = new Map<string, string>();
  for (const name of await tableNames(pool)) {
    const { rows: found } = await pool.query<{ rows: string | null }>(`select jsonb_agg(t)::text as rows from ${name} t`);
    if (found[0]?.rows) rows.set(name, found[0].rows);
  }
  return rows;
}

/** Empties every table and puts back the rows that it had after the start. */
export async function resetTables(pool: Pool, baseline: TableRows): Promise<void> {
  const names = await tableNames(pool);
  await pool.query(`truncate ${names.join(', ')} cascade`);
  for (const name of names) {
    const rows = baseline.get(name);
    if (rows)
      await pool.query(`insert into ${name} overriding system value select * from jsonb_populate_recordset(null::${name}, $1)`, [
        rows,
      ]);
  }
  const jobs = await jobTable(pool);
  if (jobs) await pool.query(`delete from ${jobs}`);
}

/** That a call was refused stands in the audit log, with who called. It is no change. */
const sources: Readonly<Record<string, string>> = {
  lectern_audit_entry: `(select * from lectern_audit_entry where outcome = 'done')`,
  lectern_audit_identity: '(select where false)',
};

/** A digest for each table, jobs included: equal before and after what must change nothing. */
export async function digestTables(pool: Pool): Promise<Record<string, string>> {
  const jobs = await jobTable(pool);
  const names = [...(await tableNames(pool)), ...(jobs ? [jobs] : [])];
  const parts = names.map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as digest from ${sources[name] ?? name} t`,
  );
  const { rows } = await pool.query<{ name: string; digest: string }>(parts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
