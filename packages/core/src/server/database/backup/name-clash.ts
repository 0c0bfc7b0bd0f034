import type { ClientBase } from 'pg';
import { StartupError } from '../../kernel/startup-error.ts';
import { quoteName } from './describe-tables.ts';

/** Longest value of a row that is told, in characters: enough to know the row by. */
const longestTold = 100;

const clashTable = 'lectern_clash';

/** The index, or the index of the constraint, that a failure of PostgreSQL says to hold a row already. */
export const clashingIndex = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error
    ? String(error.constraint)
    : undefined;

/** The values of a row by which somebody knows it: short ones, and no bytes. */
function told(row: Readonly<Record<string, unknown>>): string {
  const known = Object.entries(row).filter(
    ([, value]) =>
      (typeof value === 'number' || (typeof value === 'string' && value.length <= longestTold && !value.startsWith('\\x'))) &&
      value !== '',
  );
  return JSON.stringify(Object.fromEntries(known));
}

interface Clash {
  readonly client: ClientBase;
  readonly table: string;
  readonly index: string;
  /** The statement that puts one row into a table of this name, with its values. */
  readonly insert: (table: string) => Promise<unknown>;
}

/** Tells of a row that an index does not let in beside another: which two they are, and how to go on. */
export async function explainClash({ client, table, index, insert }: Clash): Promise<StartupError> {
  // Columns that are worked out from others may be what the index is over.
  await client.query(`create temporary table ${clashTable} (like ${quoteName(table)} including generated) on commit drop`);
  await insert(clashTable);
  const { rows: found } = await client.query<{ key: string; condition: string }>(
    `select (select string_agg(pg_get_indexdef(i.indexrelid, place, true), ', ' order by place)
         from generate_series(1, i.indnkeyatts) as place) as key,
       coalesce(pg_get_expr(i.indpred, i.indrelid), 'true') as condition
     from pg_index i where i.indexrelid = to_regclass($1)`,
    [quoteName(index)],
  );
  const { key = 'null', condition = 'true' } = found[0] ?? {};
  const { rows } = await client.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from ${quoteName(table)} as t where ${condition} and row(${key})::text = (select row(${key})::text from ${clashTable})
     union all select to_jsonb(t) from ${clashTable} as t`,
  );
  return new StartupError(
    `Two rows of ${table} in the backup are one and the same to its index ${index}: ${rows.map(({ row }) => told(row)).join(' and ')}.`,
    'Change one of them on the site that the backup is of and make another backup, or restore into a database that was created with the locale of that site (createdb --template template0 --locale …); nothing was changed.',
  );
}
