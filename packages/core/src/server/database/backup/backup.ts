import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ClientBase } from 'pg';
import { StartupError } from '../../kernel/startup-error.ts';
import { createArchive } from './archive-writer.ts';
import { coreVersion } from './core-version.ts';
import { describeTables, readMigrations, readSequences } from './describe-tables.ts';
import { exportTable } from './export-table.ts';
import { backupFormat, backupFormatVersion, manifestPath } from './manifest.ts';
import type { BackupManifest } from './manifest.ts';
import { listFiles } from './media-files.ts';
import { textSettings } from './row-format.ts';

export interface BackupOptions {
  /** A connection of its own, with no transaction open. */
  readonly database: ClientBase;
  readonly engine: BackupManifest['engine'];
  /** Folders with files, by the name that each has in the archive. */
  readonly folders?: Readonly<Record<string, string>>;
  /** The archive to make; must not exist. */
  readonly file: string;
  readonly migrationTable?: string;
  /** Tables of which the archive says that they are there, and nothing more. */
  readonly leftOut?: ReadonlySet<string>;
}

type Exported = Pick<BackupManifest, 'tables' | 'sequences' | 'migrations' | 'postgresVersion'>;

async function exportDatabase(
  client: ClientBase,
  {
    folder,
    migrationTable,
    leftOut,
  }: { readonly folder: string; readonly migrationTable: string; readonly leftOut: ReadonlySet<string> },
): Promise<Exported> {
  // One snapshot of everything, however long it takes and whatever is written meanwhile.
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query(textSettings);
    const version = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
    const tables: BackupManifest['tables'] = [];
    for (const [at, table] of (await describeTables(client, migrationTable)).entries()) {
      const part = `tables/${String(at + 1).padStart(4, '0')}.jsonl`;
      const { rows } = await exportTable({ client, table, file: join(folder, part), isEmpty: leftOut.has(table.name) });
      tables.push({ name: table.name, columns: [...table.columns], rows, part });
    }
    const sequences = await readSequences(client, migrationTable);
    const migrations = await readMigrations(client, migrationTable);
    return { tables, sequences, migrations, postgresVersion: version.rows[0]?.version ?? '' };
  } finally {
    await client.query('rollback');
  }
}

/** Writes the whole content of a site, database and media, into one archive that either engine can restore. */
export async function backup(options: BackupOptions): Promise<BackupManifest> {
  const { database, engine, folders = {}, migrationTable = 'lectern_migration', leftOut = new Set() } = options;
  const file = resolve(options.file);
  if (existsSync(file))
    throw new StartupError(`${file} exists already.`, 'Name another file for the backup, or remove that one.');
  await mkdir(dirname(file), { recursive: true });
  const folder = await mkdtemp(`${file}.parts-`);
  const draft = join(folder, 'archive.tar.gz');
  await mkdir(join(folder, 'tables'));
  const archive = createArchive(draft);
  try {
    const exported = await exportDatabase(database, { folder, migrationTable, leftOut });
    if (exported.migrations.length === 0) {
      throw new StartupError(
        'This database holds no Lectern: no migration ever ran in it.',
        'Set DATABASE_URL or LECTERN_DATA_DIR as for the site itself.',
      );
    }
    for (const { part } of exported.tables) await archive.addFile({ path: part, source: join(folder, part) });
    for (const [name, dir] of Object.entries(folders))
      for (const path of await listFiles(dir)) await archive.addFile({ path: `${name}/${path}`, source: join(dir, path) });
    const manifest: BackupManifest = {
      format: backupFormat,
      formatVersion: backupFormatVersion,
      createdAt: new Date().toISOString(),
      engine,
      coreVersion,
      ...exported,
      files: Object.keys(folders),
      parts: archive.parts,
    };
    await archive.addText(manifestPath, JSON.stringify(manifest, null, 1));
    await archive.finish();
    await rename(draft, file);
    return manifest;
  } finally {
    await archive.abandon();
    await rm(folder, { recursive: true, force: true });
  }
}
