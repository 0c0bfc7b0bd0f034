import { dirname, resolve } from 'node:path';
import pg from 'pg';
import { coreModules } from '../../core-modules.server.ts';
import { createSiteApp } from '../../node/prepare.ts';
import { openBackupFiles } from '../../server/database/backup/backup-part.ts';
import type { BackupManifest } from '../../server/database/backup/manifest.ts';
import { restore } from '../../server/database/backup/restore.ts';
import { openDatabase } from '../../server/database/choose-database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { readEnvironment } from '../../server/kernel/environment.ts';
import { loadSite, readCoreVersion } from '../../server/kernel/load-site.ts';
import { createLogger } from '../../server/kernel/logger.ts';
import { leftOutOfSite } from './left-out-of-site.ts';
import type { CommandContext, GivenArguments } from '../../server/cli-command.ts';

/** `lectern restore <file>`: puts a backup into the database and the media folder of a site, whichever engine it has. */
export async function restoreCommand(
  { argument: file = '', options }: GivenArguments,
  { configFile, variables, say }: CommandContext,
): Promise<void> {
  const environment = readEnvironment(variables, dirname(resolve(configFile)));
  const log = createLogger('warn');
  const version = await readCoreVersion();
  const site = await loadSite(configFile, version);
  const connection = await openDatabase(environment, log);
  const client = new pg.Client(connection.pg);
  try {
    const { app } = await createSiteApp({ site, environment, connection, log, version });
    const targets = await openBackupFiles(coreModules, environment);
    // An older backup goes into the tables that it was made of; what came later is migrated after it.
    const prepare = async ({ migrations }: BackupManifest) => {
      await migrate({ ...app, migrations: app.migrations.filter(({ name }) => migrations.includes(name)) });
    };
    const lines: string[] = [];
    const watch = async (database: pg.ClientBase, { createdAt }: BackupManifest) => {
      const context = { environment, madeAt: new Date(createdAt), isWithoutKeys: options['without-keys'] === true };
      const whenIn: (() => Promise<readonly string[]>)[] = [];
      // Those that build on others first: what they take out needs no key any more.
      for (const { entry } of coreModules.toReversed())
        if (entry.watchRestore) whenIn.push(await entry.watchRestore({ ...context, database }));
      return async () => {
        for (const tell of whenIn) lines.push(...(await tell()));
      };
    };
    try {
      await client.connect();
      const manifest = await restore({
        database: client,
        file,
        isOverwriting: options['overwrite'] === true,
        prepare,
        watch,
        targets,
        leftOut: await leftOutOfSite(site),
      });
      await migrate(app);
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      for (const line of lines) say(line);
      say(`${rows} rows of ${manifest.tables.length} tables are restored from the backup of ${manifest.createdAt}.`);
    } finally {
      await client.end();
      await app.close();
    }
  } finally {
    await connection.stop();
  }
}
