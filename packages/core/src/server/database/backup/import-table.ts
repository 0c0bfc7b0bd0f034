import { createReadStream } from 'node:fs';
import type { ClientBase } from 'pg';
import * as z from 'zod';
import { quoteName } from './describe-tables.ts';
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

function insertStatement({ name, columns }: Table): string {
  if (columns.length === 0) return `insert into ${quoteName(name)} select from generate_series(1, $1::int)`;
  const names = columns.map((column) => quoteName(column.name)).join(', ');
  const values = columns.map(({ type }, at) => `r.c${at}::${type}`).join(', ');
  const arrays = columns.map((_, at) => `$${at + 1}::text[]`).join(', ');
  const aliases = columns.map((_, at) => `c${at}`).join(', ');
  return `insert into ${quoteName(name)} (${names}) overriding system value
    select ${values} from unnest(${arrays}) with ordinality as r (${aliases}, place) order by r.place`;
}

/** Puts the rows of a file into a table, within the transaction of the client. */
export async function importTable(options: {
  readonly client: ClientBase;
  readonly table: Table;
  readonly file: string;
}): Promise<void> {
  const { client, table, file } = options;
  const statement = insertStatement(table);
  let batch: TextRow[] = [];
  let size = 0;
  let total = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    const values: unknown[] =
      table.columns.length > 0 ? table.columns.map((_, at) => batch.map((row) => row[at] ?? null)) : [batch.length];
    await client.query(statement, values);
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
