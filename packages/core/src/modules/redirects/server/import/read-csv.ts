import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { fail } from '../fail.ts';
import { maxLines } from './import-line.ts';
import type { ImportLine } from './import-line.ts';

/** Characters of one line: two addresses, and whatever else a table has. */
const maxLineLength = 20_000;

/** Bytes in which the first line of a file ends, if it is one of addresses. */
const headLength = 4096;

/** The sign between the cells of a file, as its first line has it: programs of many countries write `;`. */
async function delimiterOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    const [first = ''] = buffer.toString('utf8', 0, bytesRead).split(/\r?\n/, 1);
    return [';', '\t'].find((sign) => first.includes(sign)) ?? ',';
  } finally {
    await file.close();
  }
}

interface Places {
  readonly from: number;
  readonly to: number;
}

/** Where the addresses stand, as the first line names them; the first two columns where it is one of addresses itself. */
function placesOf(first: readonly string[]): Places & { readonly isHead: boolean } {
  const names = first.map((name) => name.trim().toLowerCase());
  const [from, to] = [names.indexOf('from'), names.indexOf('to')];
  if (from !== -1 && to !== -1) return { from, to, isHead: true };
  const isAddress = /^(\/|https?:\/\/)/.test(names[0] ?? '');
  if (isAddress && names.length > 1) return { from: 0, to: 1, isHead: false };
  // What is no UTF-8 was read as this sign.
  return fail(names.join('').includes('\uFFFD') ? 'cannotBeRead' : 'noColumns', 'file');
}

/** What an export has put before a cell, so that no spreadsheet takes it for a formula. */
const plain = (cell: string | undefined): string => (cell ?? '').trim().replace(/^'(?=[=+\-@])/, '');

interface Read {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads the lines of a CSV file of addresses: UTF-8, with `,` or `;` between its cells. G_54 for one that is none, G_24
 * where nothing says which column is which, G_23 beyond what one import may hold.
 */
export async function readCsv(path: string): Promise<ImportLine[]> {
  const { CsvError, parse } = await import('csv-parse');
  const parser = createReadStream(path).pipe(
    parse({
      bom: true,
      delimiter: await delimiterOf(path),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: maxLineLength,
    }),
  );
  const lines: ImportLine[] = [];
  let places: Places | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<Read>) {
      if (!places) {
        const { isHead, ...found } = placesOf(record);
        places = found;
        if (isHead) continue;
      }
      const [from, to] = [plain(record[places.from]), plain(record[places.to])];
      if (`${from}${to}`.includes('\uFFFD')) fail('cannotBeRead', 'file', undefined, { line: info.lines });
      if (from === '' && to === '') continue;
      if (lines.length === maxLines) fail('tooManyLines', 'file');
      lines.push({ line: info.lines, from, to });
    }
  } catch (error) {
    if (error instanceof CsvError) fail('cannotBeRead', 'file', undefined, { line: Number(error['lines']) || null });
    throw error;
  }
  return places ? lines : fail('noColumns', 'file');
}
