import { dirname } from 'node:path';
import { createApp } from '../../server/app.ts';
import { openDatabase } from '../../server/database/choose-database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { readEnvironment } from '../../server/kernel/environment.ts';
import { loadSite, readCoreVersion } from '../../server/kernel/load-site.ts';
import { createLogger } from '../../server/kernel/logger.ts';
import { siteFile } from './site-file.ts';

/** Runs what is pending and says what was run. For deployments that migrate before they start. */
export async function migrateDatabase(): Promise<void> {
  const file = siteFile();
  const environment = readEnvironment(process.env, dirname(file));
  const log = createLogger('warn');
  const version = await readCoreVersion();
  const connection = await openDatabase(environment, log);
  try {
    const app = await createApp({ site: await loadSite(file, version), environment, connection, log, version });
    const names = await migrate(app);
    process.stdout.write(names.length > 0 ? `Ran ${names.join(', ')}.\n` : 'Nothing is pending.\n');
    await app.close();
  } finally {
    await connection.stop();
  }
}
