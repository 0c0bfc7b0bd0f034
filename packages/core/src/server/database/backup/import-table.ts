import { createReadStream } from 'node:fs';
import type { ClientBase } from 'pg';
import * as z from 'zod';
import { quoteName } from './describe-tables.ts';
import { clashingIndex, explainClash } from './name-clash.ts';
import type { BackupManifest } from './manifest.ts';
import { batchBytes, maxBatchRows } from './row-format.ts';
import type { TextRow } from './row-format.ts';

type Table = BackupManifest['tables'][number];

const rowSchema = z.array(z.string().nullable());

/** The lines of a file. `readline` would also split at U+2028, which may stand inside a text. */
async function* readLines(file: string): AsyncGenerator<string> {
  let pieces: Buffer[] = [];
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      pieces.push(chunk.subarray(start, end));
      yield Buffer.concat(pieces).toString();
      pieces = [];
      start = end + 1;
    }
    if (start < chunk.length) pieces.push(chunk.subarray(start));
  }
  if (pieces.length > 0) throw new Error(`The last line of ${file} is not complete.`);
}

function insertStatement({ columns }: Table, name: string): string {
  if (columns.length === 0) return `insert into ${quoteName(name)} select from generate_series(1, $1::int)`;
  const names = columns.map((column) => quoteName(column.name)).join(', ');
  const values = columns.map(({ type }, at) => `r.c${at}::${type}`).join(', ');
  const arrays = columns.map((_, at) => `$${at + 1}::text[]`).join(', ');
  const aliases = columns.map((_, at) => `c${at}`).join(', ');
  return `insert into ${quoteName(name)} (${names}) overriding system value
    select ${values} from unnest(${arrays}) with ordinality as r (${aliases}, place) order by r.place`;
}

const valuesOf = ({ columns }: Table, rows: readonly TextRow[]): unknown[] =>
  columns.length > 0 ? columns.map((_, at) => rows.map((row) => row[at] ?? null)) : [rows.length];

/** Puts some rows into a table. Where an index has one of them already, the failure names both. */
async function insertRows(client: ClientBase, table: Table, rows: readonly TextRow[]): Promise<void> {
  const insert = (some: readonly TextRow[], name = table.name) =>
    client.query(insertStatement(table, name), valuesOf(table, some));
  await client.query('savepoint lectern_rows');
  try {
    await insert(rows);
  } catch (error) {
    const index = clashingIndex(error);
    if (index === undefined) throw error;
    await client.query('rollback to savepoint lectern_rows');
    // One by one, until the one that is refused.
    for (const row of rows) {
      await client.query('savepoint lectern_row');
      const isRefused = await insert([row]).then(
        () => false,
        () => true,
      );
      if (!isRefused) continue;
      await client.query('rollback to savepoint lectern_row');
      throw await explainClash({ client, table: table.name, index, insert: (name) => insert([row], name) });
    }
    throw error;
  }
  await client.query('release savepoint lectern_rows');
}

/** Puts the rows of a file into a table, within the transaction of the client. */
export async function importTable(options: {
  readonly client: ClientBase;
  readonly table: Table;
  readonly file: string;
}): Promise<void> {
  const { client, table, file } = options;
  let batch: TextRow[] = [];
  let size = 0;
  let total = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    await insertRows(client, table, batch);
    total += batch.length;
    batch = [];
    size = 0;
  };
  for await (const line of readLines(file)) {
    const row = rowSchema.parse(JSON.parse(line));
    if (row.length !== table.columns.length) throw new Error(`A row of ${table.name} has ${row.length} values.`);
    batch.push(row);
    size += line.length;
    if (size >= batchBytes || batch.length >= maxBatchRows) await flush();
  }
  await flush();
  if (total !== table.rows) throw new Error(`${table.name} has ${total} rows instead of ${table.rows}.`);
}
