import { coreModules } from '../core-modules.server.ts';
import { createApp } from '../server/app.ts';
import type { AppOptions, WiredApp } from '../server/app.ts';
import { openDatabase } from '../server/database/choose-database.ts';
import type { DatabaseConnection } from '../server/database/choose-database.ts';
import { migrate } from '../server/database/migrate.ts';
import type { Environment } from '../server/kernel/environment.ts';
import type { Lectern } from '../server/kernel/lectern.ts';
import { loadSite, readCoreVersion } from '../server/kernel/load-site.ts';
import type { Logger } from '../server/kernel/logger.ts';
import type { Announce, FirstAdministrator } from '../server/server-entry.ts';

/** The parts of an application of core's modules; `modules` adds others to them, in tests. */
export interface SiteAppOptions extends Omit<AppOptions, 'modules'> {
  readonly modules?: AppOptions['modules'];
}

/** An application of core's modules and the plugins of a site. Nothing listens and no table is touched yet. */
export const createSiteApp = ({ modules = [], ...options }: SiteAppOptions): Promise<WiredApp> =>
  createApp({ ...options, modules: [...coreModules, ...modules] });

export interface Announcing {
  /** Told of the first administrator as soon as there is one: whatever happens then, the password is not lost. */
  readonly announce?: Announce | undefined;
}

/** An application whose database is ready. */
export interface PreparedApp extends WiredApp {
  readonly connection: DatabaseConnection;
  /** Made at this start, with its password; undefined at every other. */
  readonly administrator: FirstAdministrator | undefined;
  readonly close: () => Promise<void>;
}

/** Reads the site, opens the database, migrates it and lets the modules prepare themselves: all but listening. */
export async function prepareApp(
  configFile: string,
  options: { readonly environment: Environment; readonly log: Logger } & Announcing,
): Promise<PreparedApp> {
  const { environment, log, announce } = options;
  const version = await readCoreVersion();
  const site = await loadSite(configFile, version);
  for (const { entry } of coreModules) await entry.startUp?.check?.(environment);
  const connection = await openDatabase(environment, log);
  return prepareSite({ site, environment, connection, log, version, announce });
}

/** As `prepareApp`, for a site that was read and a database that was opened elsewhere. Closing it stops that database. */
export async function prepareSite(options: SiteAppOptions & Announcing): Promise<PreparedApp> {
  const { connection, log } = options;
  let wired: WiredApp | undefined;
  let administrator: FirstAdministrator | undefined;
  const close = async (): Promise<void> => {
    await wired?.app.close().catch((error: unknown) => log.warn({ err: error }, 'the connections did not close cleanly'));
    await connection.stop();
  };
  try {
    wired = await createSiteApp(options);
    const { app, contributions } = wired;
    await migrate(app);
    await recordPlugins(app);
    await app.events.prepare();
    for (const { startUp } of contributions) {
      await startUp?.prepare?.(app, (made) => {
        administrator = made;
        options.announce?.(made);
      });
    }
    return { ...wired, connection, administrator, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function recordPlugins(app: Lectern): Promise<void> {
  for (const { manifest } of app.site.plugins) {
    await app.pool.query(
      `insert into lectern_plugin (id, name, version) values ($1, $2, $3)
       on conflict (id) do update set name = excluded.name, version = excluded.version, last_started_at = now()`,
      [manifest.id, manifest.name, manifest.version],
    );
  }
}
