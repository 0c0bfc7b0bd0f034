import { dirname, resolve } from 'node:path';
import { createSiteApp } from '../../node/prepare.ts';
import type { CommandContext, OpenedApp } from '../../server/cli-command.ts';
import { openDatabase } from '../../server/database/choose-database.ts';
import { readEnvironment } from '../../server/kernel/environment.ts';
import { loadSite, readCoreVersion } from '../../server/kernel/load-site.ts';
import { createLogger } from '../../server/kernel/logger.ts';

/** The application of a site over its database, for commands of the program: nothing is prepared, migrated or served. */
export async function openCommandApp({
  configFile,
  variables,
}: Pick<CommandContext, 'configFile' | 'variables'>): Promise<OpenedApp> {
  const environment = readEnvironment(variables, dirname(resolve(configFile)));
  const log = createLogger('warn');
  const version = await readCoreVersion();
  const site = await loadSite(configFile, version);
  const connection = await openDatabase(environment, log);
  try {
    const { app } = await createSiteApp({ site, environment, connection, log, version });
    return {
      app,
      async close() {
        await app.close();
        await connection.stop();
      },
    };
  } catch (error) {
    await connection.stop();
    throw error;
  }
}
