import { dirname } from 'node:path';
import { createSiteApp } from '../../node/prepare.ts';
import { openDatabase } from '../../server/database/choose-database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { readEnvironment } from '../../server/kernel/environment.ts';
import { loadSite, readCoreVersion } from '../../server/kernel/load-site.ts';
import { createLogger } from '../../server/kernel/logger.ts';
import type { CommandContext } from '../../server/cli-command.ts';

/** Runs what is pending and says what was run. For deployments that migrate before they start. */
export async function migrateDatabase({ configFile, variables, say }: CommandContext): Promise<void> {
  const environment = readEnvironment(variables, dirname(configFile));
  const log = createLogger('warn');
  const version = await readCoreVersion();
  const connection = await openDatabase(environment, log);
  try {
    const { app } = await createSiteApp({ site: await loadSite(configFile, version), environment, connection, log, version });
    const names = await migrate(app);
    say(names.length > 0 ? `Ran ${names.join(', ')}.` : 'Nothing is pending.');
    await app.close();
  } finally {
    await connection.stop();
  }
}
