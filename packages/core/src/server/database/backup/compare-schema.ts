import type { ClientBase } from 'pg';
import { StartupError } from '../../kernel/startup-error.ts';
import { describeTables, quoteName, readMigrations } from './describe-tables.ts';
import type { TableShape } from './describe-tables.ts';
import type { BackupManifest } from './manifest.ts';

function difference(a: readonly string[], b: readonly string[]): string[] {
  const known = new Set(b);
  return a.filter((name) => !known.has(name));
}

const describeColumns = (columns: TableShape['columns']) => columns.map(({ name, type }) => `${name} ${type}`);

/** Refuses a database whose tables are not exactly those that the backup was made of. */
export async function matchTables(client: ClientBase, manifest: BackupManifest, migrationTable: string): Promise<TableShape[]> {
  const migrations = await readMigrations(client, migrationTable);
  const absent = difference(manifest.migrations, migrations);
  if (absent.length > 0) {
    throw new StartupError(
      `The backup was made with migrations that did not run here: ${absent.join(', ')}.`,
      'Install the same or a newer Lectern and the same plugins first.',
    );
  }
  const additional = difference(migrations, manifest.migrations);
  if (additional.length > 0) {
    throw new StartupError(
      `This database has migrations that the backup was made without: ${additional.join(', ')}.`,
      'Restore into a database with just the migrations of the backup; the others run after it.',
    );
  }
  const shapes = new Map((await describeTables(client, migrationTable)).map((shape) => [shape.name, shape]));
  return manifest.tables.map(({ name, columns }) => {
    const shape = shapes.get(name);
    const [expected, found] = [describeColumns(columns), describeColumns(shape?.columns ?? [])];
    const differing = [...difference(expected, found), ...difference(found, expected)];
    if (shape && differing.length === 0) return shape;
    throw new StartupError(
      shape
        ? `The table ${name} differs from the one of the backup: ${differing.join(', ')}.`
        : `The table ${name} of the backup is missing here.`,
      'Install what the backup was made with, and let its migrations run first.',
    );
  });
}

/** The first of the tables that holds a row. */
export async function findFilledTable(client: ClientBase, tables: readonly TableShape[]): Promise<string | undefined> {
  for (const { name } of tables) {
    const { rows } = await client.query<{ isFilled: boolean }>(`select exists (select from ${quoteName(name)}) as "isFilled"`);
    if (rows[0]?.isFilled) return name;
  }
  return undefined;
}
