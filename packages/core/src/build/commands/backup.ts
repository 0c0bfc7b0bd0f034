import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { coreModules } from '../../core-modules.server.ts';
import { openBackupFiles } from '../../server/database/backup/backup-part.ts';
import { backup } from '../../server/database/backup/backup.ts';
import { openDatabase } from '../../server/database/choose-database.ts';
import { collectLeftOut } from '../../server/entries/collect-left-out.ts';
import { contributionsOfModule } from '../../server/entries/of-module.ts';
import { readEnvironment } from '../../server/kernel/environment.ts';
import { createLogger } from '../../server/kernel/logger.ts';
import { loadSite, readCoreVersion } from '../../server/kernel/load-site.ts';
import { isStartupError, StartupError } from '../../server/kernel/startup-error.ts';
import { leftOutOfSite } from './left-out-of-site.ts';
import type { CommandContext, GivenArguments } from '../../server/cli-command.ts';

function defaultName(): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  return `lectern-backup-${time}.tar.gz`;
}

/** A backup is made also where a plugin cannot be opened: then it holds more than it has to. */
async function tablesLeftOut(configFile: string, say: CommandContext['say']): Promise<ReadonlySet<string>> {
  try {
    return await leftOutOfSite(await loadSite(configFile, await readCoreVersion()));
  } catch (error) {
    if (!isStartupError(error)) throw error;
    say(`${error.message} Tables that the plugins leave out of backups are in this one.`);
    return collectLeftOut(coreModules.map(contributionsOfModule));
  }
}

/** `lectern backup [file]`: the database and the media of a site in one archive. */
export async function backupCommand(
  { argument: file = defaultName() }: GivenArguments,
  { configFile, variables, say }: CommandContext,
): Promise<void> {
  const environment = readEnvironment(variables, dirname(resolve(configFile)));
  const { dataDir, databaseUrl } = environment;
  if (!databaseUrl && !existsSync(join(dataDir, 'database'))) {
    throw new StartupError(`There is no database in ${dataDir}.`, 'Set LECTERN_DATA_DIR or DATABASE_URL as for the site itself.');
  }
  const parts = await openBackupFiles(coreModules, environment);
  const leftOut = await tablesLeftOut(configFile, say);
  const connection = await openDatabase(environment, createLogger('warn'));
  const client = new pg.Client(connection.pg);
  // A bucket is copied here first, so that the archive can say how long each file is before its bytes.
  const copies = parts.some(({ folder }) => folder === undefined) ? await mkdtemp(`${resolve(file)}.files-`) : undefined;
  try {
    await client.connect();
    const folders: Record<string, string> = {};
    for (const { name, folder, copyTo } of parts) {
      folders[name] = folder ?? join(copies ?? '', name);
      if (folder === undefined) await copyTo(folders[name]);
    }
    const manifest = await backup({ database: client, engine: connection.engine, folders, file, leftOut });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const files = manifest.parts.length - manifest.tables.length;
    say(`${resolve(file)}: ${rows} rows of ${manifest.tables.length} tables and ${files} files.`);
  } finally {
    if (copies !== undefined) await rm(copies, { recursive: true, force: true });
    await client.end();
    await connection.stop();
  }
}
