import { StartupError } from '../kernel/startup-error.ts';
import type { DatabaseLog } from './database-log.ts';
import { startEmbeddedDatabase } from './embedded/start-embedded.ts';
import { checkExternalDatabase } from './external/check-external.ts';
import type { PgOptions } from './external/connection-options.ts';

// How long a caller waits for a connection, a free place in the pool included, before it gets an error.
const connectTimeoutMs = 15_000;
// How long nothing is said on a connection before the system looks whether the other end is still there; it gives up ten seconds
// later. A connection on which an answer is awaited is watched by `watchConnections`.
const keepAliveAfterMs = 10_000;

interface DriverOptions {
  readonly connectionTimeoutMillis: number;
  readonly application_name: string;
  readonly keepAlive?: boolean;
  readonly keepAliveInitialDelayMillis?: number;
}

/** A database that is open, and how to connect to it. */
export interface DatabaseConnection {
  readonly engine: 'embedded' | 'postgresql';
  /** For a `pg` client or pool. */
  readonly pg: PgOptions & DriverOptions;
  /** For the ORM's configuration. */
  readonly orm: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly password: string;
    readonly dbName: string;
    readonly driverOptions: DriverOptions & Pick<PgOptions, 'ssl'>;
  };
  /** Whether each connection has a backend to itself, so that names of statements stay with it. */
  readonly hasOwnBackends: boolean;
  /** Connections that one pool may hold. */
  readonly poolSize: number;
  /** Ends what was started here; PostgreSQL itself goes on. Close pools first. */
  readonly stop: () => Promise<void>;
  /** Calls back when the embedded database ends by itself: nothing can go on then. */
  readonly onExit: (callback: (reason: string) => void) => void;
}

function describe(engine: DatabaseConnection['engine'], place: PgOptions): Pick<DatabaseConnection, 'engine' | 'pg' | 'orm'> {
  const { host, port, user, database, password = '', ssl } = place;
  const driverOptions = {
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'lectern',
    ...(engine === 'embedded' ? {} : { keepAlive: true, keepAliveInitialDelayMillis: keepAliveAfterMs }),
    ...(ssl === undefined ? {} : { ssl }),
  };
  return { engine, pg: { ...place, ...driverOptions }, orm: { host, port, user, password, dbName: database, driverOptions } };
}

/**
 * Opens the database that the environment asks for: PostgreSQL where there is a URL, else the embedded one in the
 * data folder, which is not for production.
 */
export async function openDatabase(
  env: { readonly databaseUrl?: string | undefined; readonly dataDir: string; readonly isProduction: boolean },
  log: DatabaseLog,
): Promise<DatabaseConnection> {
  if (env.databaseUrl) {
    const { options, version, hasOwnBackends } = await checkExternalDatabase(env.databaseUrl);
    const way = hasOwnBackends ? '' : ', behind a pooler: what other processes change is seen within two seconds';
    log.info(`Using the database ${options.database} of PostgreSQL ${version} at ${options.host}${way}.`);
    return { ...describe('postgresql', options), hasOwnBackends, poolSize: 10, stop: async () => {}, onExit: () => {} };
  }
  if (env.isProduction) {
    throw new StartupError(
      'DATABASE_URL is not set, and the embedded database is not for production.',
      'Set DATABASE_URL to a PostgreSQL of version 15 or later, like postgresql://user:password@host:5432/database.',
    );
  }
  const embedded = await startEmbeddedDatabase({ dataDir: env.dataDir, log });
  log.info(`Using the embedded database in ${env.dataDir}.`);
  return {
    ...describe('embedded', embedded.connection),
    hasOwnBackends: false,
    poolSize: 8,
    stop: embedded.stop,
    onExit: embedded.onExit,
  };
}
