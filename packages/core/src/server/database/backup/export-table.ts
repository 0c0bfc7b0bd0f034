import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { quoteName } from './describe-tables.ts';
import type { TableShape } from './describe-tables.ts';
import { batchBytes, maxBatchRows } from './row-format.ts';
import type { TextRow } from './row-format.ts';

const firstBatchRows = 50;

function selectAll({ name, columns, primaryKey }: TableShape, isEmpty: boolean): string {
  const values = columns.map((column) => `${quoteName(column.name)}::text`).join(', ');
  // The same order on every engine, whatever its collation.
  const order = primaryKey.length > 0 ? primaryKey : columns.map((column) => column.name);
  const sorted = order.map((column) => `${quoteName(column)}::text collate "C"`).join(', ');
  return `select array[${values}]::text[] as values from ${quoteName(name)}${isEmpty ? ' where false' : ''}${sorted ? ` order by ${sorted}` : ''}`;
}

/** Writes all rows of a table into a file, one JSON array a line, within the transaction of the client. */
export async function exportTable(options: {
  readonly client: ClientBase;
  readonly table: TableShape;
  readonly file: string;
  /** Whether its rows are left out. */
  readonly isEmpty?: boolean;
}): Promise<{ readonly rows: number; readonly size: number; readonly sha256: string }> {
  const { client, table, file, isEmpty = false } = options;
  const hash = createHash('sha256');
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  let rows = 0;
  let size = 0;
  try {
    await client.query(`declare lectern_backup no scroll cursor for ${selectAll(table, isEmpty)}`);
    for (let count = firstBatchRows; ;) {
      const batch = await client.query<{ values: TextRow }>(`fetch ${count} from lectern_backup`);
      if (batch.rows.length === 0) break;
      const bytes = Buffer.from(batch.rows.map(({ values }) => `${JSON.stringify(values)}\n`).join(''));
      hash.update(bytes);
      rows += batch.rows.length;
      size += bytes.length;
      if (!output.write(bytes)) await once(output, 'drain');
      const rowsThatFit = Math.floor((batchBytes / bytes.length) * batch.rows.length);
      count = Math.max(1, Math.min(rowsThatFit, maxBatchRows));
    }
    await client.query('close lectern_backup');
  } finally {
    output.end();
    await finished(output);
  }
  return { rows, size, sha256: hash.digest('hex') };
}
