import { once } from 'node:events';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { createSiteProcess, readSiteEnvironment } from '../../node/start-site.ts';
import { closeServer, listen, serverLimits } from '../../node/listen.ts';
import type { CommandContext } from '../../server/cli-command.ts';
import { loadSite, readCoreVersion } from '../../server/kernel/load-site.ts';
import { createLogger } from '../../server/kernel/logger.ts';

/** Starts a process that draws and keeps the pages of the site and has no database; another one has, at `LECTERN_SERVER`. */
export async function serveSite({ configFile, variables, say }: CommandContext): Promise<void> {
  const environment = readSiteEnvironment(variables, dirname(configFile));
  const log = createLogger(environment.logLevel);
  const site = await loadSite(configFile, await readCoreVersion());
  const { listener, start, stop } = await createSiteProcess({ site, environment, log });
  const server = createServer(serverLimits, listener);
  // Without a word of what is out of date nothing is answered.
  await start();
  await listen(server, { port: environment.port, host: environment.host, variable: 'PORT' });
  say(
    `\n  ${site.config.name ?? 'The site'} is running without a database.\n\n  Site   http://${environment.host}:${environment.port}/\n`,
  );
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await closeServer(server);
  await stop();
  say('Stopped.');
  process.exit(0);
}
