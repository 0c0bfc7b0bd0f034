import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ClientBase } from 'pg';
import { StartupError } from '../../kernel/startup-error.ts';
import { unpackArchive } from './archive-reader.ts';
import { findFilledTable, matchTables } from './compare-schema.ts';
import { quoteName } from './describe-tables.ts';
import { importTable } from './import-table.ts';
import type { BackupManifest } from './manifest.ts';
import { listFiles } from './media-files.ts';
import { textSettings } from './row-format.ts';
import { suspendConstraints } from './suspend-constraints.ts';
import { swapFolder } from './swap-folder.ts';

/** Where files of one folder of the archive go: a folder, or a place that takes them over. */
export interface RestoreTarget {
  /** As in the archive: `media`. */
  readonly name: string;
  readonly folder: string | undefined;
  /** Puts the files of a folder where they belong, where that is no folder. They stay there also when rows are refused. */
  readonly takeFrom?: (folder: string) => Promise<void>;
}

export interface RestoreOptions {
  /** A connection of its own, with no transaction open. */
  readonly database: ClientBase;
  /** Where the files of the archive go. */
  readonly targets?: readonly RestoreTarget[];
  readonly file: string;
  /** Replaces what is there instead of refusing. */
  readonly isOverwriting?: boolean;
  /** Runs once the archive is known to be whole: the place for exactly the migrations that the backup was made with. */
  readonly prepare?: (manifest: BackupManifest) => Promise<void>;
  readonly migrationTable?: string;
  /** Called in the transaction before rows are replaced; what it answers with, once the rows are in and before they count. */
  readonly watch?: (database: ClientBase, manifest: BackupManifest) => Promise<() => Promise<void>>;
  /** Tables that stay empty, also where an archive of before holds rows of them. */
  readonly leftOut?: ReadonlySet<string>;
}

// Jobs that wait speak of what was there before.
const jobTable = 'lectern_jobs.job';

async function importAll(client: ClientBase, manifest: BackupManifest, folder: string, options: RestoreOptions): Promise<void> {
  const { isOverwriting = false, migrationTable = 'lectern_migration', leftOut = new Set() } = options;
  const tables = await matchTables(client, manifest, migrationTable);
  const names = tables.map(({ name }) => quoteName(name));
  if (names.length > 0) await client.query(`lock table ${names.join(', ')} in access exclusive mode`);
  const filled = await findFilledTable(client, tables);
  if (filled !== undefined && !isOverwriting) {
    throw new StartupError(
      `The database is not empty: ${filled} has rows.`,
      'Restore into an empty database, or add --overwrite to replace everything in this one.',
    );
  }
  if (filled !== undefined) await client.query(`truncate ${names.join(', ')}`);
  const constraints = await suspendConstraints(client, tables);
  for (const table of manifest.tables)
    if (!leftOut.has(table.name)) await importTable({ client, table, file: join(folder, table.part) });
  await constraints.resume();
  const jobs = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [jobTable]);
  if (jobs.rows[0]?.exists) await client.query(`delete from ${jobTable}`);
}

/** Comes last of all: a sequence does not go back with a transaction. */
async function setSequences(client: ClientBase, { sequences }: BackupManifest): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoteName(name), lastValue, isCalled]);
}

async function refuseFilledFolders(
  { targets = [], isOverwriting = false }: RestoreOptions,
  { files }: BackupManifest,
): Promise<void> {
  for (const { name, folder } of targets) {
    const [first] = folder === undefined || isOverwriting || !files.includes(name) ? [] : await listFiles(folder);
    if (first !== undefined)
      throw new StartupError(
        `The folder ${folder} is not empty.`,
        'Restore into an empty data folder, or add --overwrite to replace everything in this one.',
      );
  }
}

/** Puts the files of one folder of the archive in their place. Answers with what takes that back, where it can be. */
async function putFiles(target: RestoreTarget, unpacked: string, staging: string): Promise<() => Promise<void>> {
  const { name, folder, takeFrom } = target;
  if (folder !== undefined)
    return (await swapFolder({ unpacked, folder: resolve(folder), old: join(staging, `${name}-before`) })).undo;
  await takeFrom?.(unpacked);
  return async () => {};
}

/** Puts the content of a backup into a migrated database and its files in their folders: all of it, or nothing. */
export async function restore(options: RestoreOptions): Promise<BackupManifest> {
  const { database, targets = [] } = options;
  const [first] = targets.flatMap(({ folder }) => folder ?? []);
  const parent = dirname(resolve(first ?? options.file));
  await mkdir(parent, { recursive: true });
  // Beside the folders with files, so that those are put in place by renaming.
  const staging = await mkdtemp(join(parent, '.restore-'));
  const folder = join(staging, 'backup');
  await mkdir(folder);
  const undo: (() => Promise<void>)[] = [];
  try {
    const manifest = await unpackArchive(resolve(options.file), folder);
    await refuseFilledFolders(options, manifest);
    await options.prepare?.(manifest);
    await database.query('begin');
    try {
      await database.query(textSettings);
      const whenIn = await options.watch?.(database, manifest);
      await importAll(database, manifest, folder, options);
      await whenIn?.();
      for (const target of targets)
        if (manifest.files.includes(target.name)) undo.push(await putFiles(target, join(folder, target.name), staging));
      await setSequences(database, manifest);
      await database.query('commit');
    } catch (error) {
      for (const back of undo.toReversed()) await back();
      await database.query('rollback').catch(() => {});
      throw error;
    }
    return manifest;
  } finally {
    // Of a damaged archive, files may still be on their way to the disk.
    await rm(staging, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}
