import { Agent, createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteConfig } from '@lectern/core';
import { postRoutes, prepareSite, readCoreVersion, readEnvironment, registeredRoutes, requestListener } from '@lectern/core/node';
import type { CoreModule, DatabaseConnection, Lectern, PostRoute, PreparedApp, RouteDefinition } from '@lectern/core/node';
import { createClient } from './test-client.ts';
import type { TestClient } from './test-client.ts';
import { listFiles } from './list-files.ts';
import { nameStart } from './name-start.ts';
import { borrowDatabase, borrowNothing } from './test-database.ts';
import { createTestSite } from './test-site.ts';
import type { TestPlugin } from './test-site.ts';
import { watchedLog } from './watched-log.ts';
import { digestTables, readTables, resetTables } from './test-tables.ts';

export interface TestAppOptions {
  readonly plugins?: readonly TestPlugin[];
  /** The settings of `lectern.config.ts` beside the plugins. */
  readonly config?: Partial<Omit<SiteConfig, 'plugins'>>;
  /** Environment variables of the application. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Modules beside those of core, for tests of core itself. */
  readonly modules?: readonly CoreModule[];
  /** A database to use instead of a new one, for a second process over the same rows. It is not stopped. */
  readonly database?: DatabaseConnection;
  /** Seconds after which another process takes over the listeners of one that is gone. */
  readonly leaseSeconds?: number;
}

/** One line of the log. */
export interface LogLine {
  /** 30 information, 40 warning, 50 error. */
  readonly level: number;
  readonly msg: string;
  readonly [field: string]: unknown;
}

/** A whole application on a database of its own, listening on a free port of this machine. */
export interface TestApp extends TestClient {
  readonly app: Lectern;
  /** Every route of the application. */
  readonly routes: readonly RouteDefinition[];
  /** What is posted to blocks, by their types. */
  readonly posts: ReadonlyMap<string, PostRoute>;
  readonly siteServer: PreparedApp['siteServer'];
  /** `http://127.0.0.1:…`. */
  readonly address: string;
  readonly database: DatabaseConnection;
  /** The administrator made at the start. */
  readonly administrator: { readonly email: string; readonly password: string };
  /** The lines logged since the start or the last `clear`. */
  readonly logs: readonly LogLine[];
  /** Somebody new, without cookies. */
  client(): TestClient;
  /** A digest for each table, and the files of the data folder: equal before and after what must change nothing. */
  digest(): Promise<Record<string, string>>;
  /** Begins to run listeners and jobs, which otherwise wait. */
  startJobs(): Promise<void>;
  /** Sets the application's clock to a moment at which it stays, and lets what is due then run; without one, it is the machine's again. */
  setClock(time?: Date): void;
  /** Back to what was there after the start, or at the last `keep`: rows; without media, caches and log, by the machine's clock. */
  clear(): Promise<void>;
  /** `clear` goes back to this moment from now on: to its rows, and to the cookies that clients have, so that they stay signed in. */
  keep(): Promise<void>;
  close(): Promise<void>;
}

/** Where a run of tests notes what calls refuse, as their applications know it. */
const noted = (): Readonly<Record<string, string>> => {
  const dir = process.env['TEST_REFUSALS_DIR'];
  return dir === undefined ? {} : { TEST_REFUSALS_DIR: dir };
};

const administratorPassword = 'Test-password-1!';

/** The values of variables whose names say that they are secret. */
const variableSecrets = (variables: TestAppOptions['environment'] = {}): string[] => [
  administratorPassword,
  ...Object.entries(variables).flatMap(([name, value]) => (/SECRET|PASSWORD|KEY/.test(name) ? value.split(',') : [])),
];

async function listen(): Promise<{ port: number; serve: (listener: RequestListener) => void; close: () => Promise<void> }> {
  // Longer than any test pauses: a connection that ends while a call goes out on it would look like a failure.
  const server = createServer({ keepAliveTimeout: 120_000 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    serve: (listener) => void server.on('request', listener),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Starts an application for tests: on the embedded database, or on a new one of the PostgreSQL in `TEST_DATABASE_URL`.
 * The first start of a process takes seconds, so give the `before` that calls it two minutes.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dir = mkdtempSync(join(tmpdir(), 'lectern-test-'));
  const logs: LogLine[] = [];
  const { log, keepOut, assertClean } = watchedLog(logs);
  // The port is part of the application's own origin, so it must be known before the application is made.
  const server = await listen();
  const dispose = async (): Promise<void> => {
    await server.close();
    await rm(dir, { recursive: true, force: true });
  };
  try {
    const environment = readEnvironment(
      {
        NODE_ENV: 'test',
        LECTERN_SECRET: 'a-secret-for-tests-alone',
        // The same for all, because applications share databases.
        LECTERN_DATA_KEYS: Buffer.alloc(32, 'a data key of tests').toString('base64'),
        LECTERN_ADMIN_PASSWORD: administratorPassword,
        ...noted(),
        ...options.environment,
        PORT: String(server.port),
        LECTERN_DATA_DIR: dir,
      },
      dir,
    );
    for (const secret of [...environment.secrets, ...variableSecrets(options.environment)]) keepOut(secret);
    const site = await createTestSite({ plugins: options.plugins ?? [], config: options.config ?? {}, dir });
    const connection = options.database ? borrowNothing(options.database) : await borrowDatabase(nameStart(options));
    const version = await readCoreVersion();
    let clock: Date | undefined;
    let jobsWait = true;
    const now = () => clock ?? new Date();
    const { modules = [], leaseSeconds } = options;
    const prepared = await prepareSite({ site, environment, connection, log, version, now, modules, leaseSeconds });
    const { app } = prepared;
    await connection.remember();
    await app.invalidations.start();
    server.serve(requestListener(prepared));

    let baseline = await readTables(app.pool);
    const agent = new Agent({ keepAlive: true });
    const place = { port: server.port, apiPath: app.apiPath, agent, keepOut };
    const clients: TestClient[] = [];
    let cookies = new Map<TestClient, ReadonlyMap<string, string>>();
    const newClient = (): TestClient => {
      const client = createClient(place);
      clients.push(client);
      return client;
    };
    return {
      ...newClient(),
      app,
      routes: app.service(registeredRoutes),
      posts: app.service(postRoutes),
      siteServer: prepared.siteServer,
      address: `http://127.0.0.1:${server.port}`,
      database: options.database ?? connection,
      administrator: { email: environment.adminEmail, password: environment.adminPassword ?? administratorPassword },
      logs,
      client: newClient,
      digest: async () => ({
        ...(await digestTables(app.pool, { jobsWait })),
        'the data folder': (await listFiles(dir)).join('\n'),
      }),
      async startJobs() {
        jobsWait = false;
        await Promise.all([app.jobs.start(), app.events.start()]);
      },
      setClock(time) {
        clock = time;
        app.jobs.wake();
        app.events.wake();
      },
      async clear() {
        baseline = await resetTables(app.pool, baseline);
        for (const [client, kept] of cookies) {
          client.cookies.clear();
          for (const [name, value] of kept) client.cookies.set(name, value);
        }
        app.invalidations.apply(['everything']);
        // It heard of rows that are gone now.
        await app.invalidations.catchUp();
        // Copies of pictures may be written meanwhile, by what a test published.
        await rm(join(environment.dataDir, 'media'), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
        logs.length = 0;
        clock = undefined;
      },
      async keep() {
        baseline = await readTables(app.pool);
        cookies = new Map(clients.map((client) => [client, new Map(client.cookies)]));
      },
      async close() {
        agent.destroy();
        await server.close();
        await prepared.close();
        await dispose();
        assertClean();
      },
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}
