import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { createApp } from './app.ts';
import type { Lectern } from './app.ts';
import { openDatabase } from './database/choose-database.ts';
import type { DatabaseConnection } from './database/choose-database.ts';
import { migrate } from './database/migrate.ts';
import { readEnvironment } from './kernel/environment.ts';
import type { Environment } from './kernel/environment.ts';
import { loadSite, readCoreVersion } from './kernel/load-site.ts';
import { createLogger } from './kernel/logger.ts';
import type { Logger } from './kernel/logger.ts';
import { StartupError } from './kernel/startup-error.ts';
import { loadContent } from '../modules/content/server/load-content.ts';
import { takeUpPermissions } from '../modules/roles/server/commands/grant-new-permissions.command.ts';
import { makeFirstAdministrator } from '../modules/users/server/first-start.ts';
import type { FirstAdministrator } from '../modules/users/server/first-start.ts';
import { tidyUploads } from '../modules/media/server/media-jobs.ts';
import { defineMaintenance } from './kernel/maintenance.ts';
import { systemActor } from './kernel/actor.ts';
import { dirname, resolve } from 'node:path';

export interface RunningServer {
  readonly app: Lectern;
  readonly address: string;
  /** Made at this start, with its password; undefined at every other. */
  readonly administrator: FirstAdministrator;
  readonly stop: () => Promise<void>;
  /** Calls back when the server cannot go on: the embedded database is gone. */
  readonly onFailure: (callback: (reason: string) => void) => void;
}

/** Milliseconds after the start at which jobs begin. */
const jobDelay = 1000;

/** Milliseconds that requests under way get to end. */
const graceTime = 15_000;

/** Milliseconds and bytes that a client may take. */
const serverLimits = { headersTimeout: 15_000, requestTimeout: 300_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 };

interface Announcing {
  /** Told of the first administrator as soon as there is one: whatever happens then, the password is not lost. */
  readonly announce?: ((administrator: NonNullable<FirstAdministrator>) => void) | undefined;
}

export interface PreparedApp {
  readonly app: Lectern;
  readonly connection: DatabaseConnection;
  readonly administrator: FirstAdministrator;
  readonly close: () => Promise<void>;
}

/** Reads the site, opens the database, migrates it and makes the first administrator: all but listening. */
export async function prepareApp(
  configFile: string,
  options: { environment: Environment; log: Logger } & Announcing,
): Promise<PreparedApp> {
  const { environment, log, announce } = options;
  const version = await readCoreVersion();
  const site = await loadSite(configFile, version);
  const connection = await openDatabase(environment, log);
  return prepareSite({ site, environment, connection, log, version, announce });
}

/** As `prepareApp`, for a site that was read and a database that was opened elsewhere. Closing it stops that database. */
export async function prepareSite(options: Parameters<typeof createApp>[0] & Announcing): Promise<PreparedApp> {
  const { connection, log } = options;
  let app: Lectern | undefined;
  const close = async (): Promise<void> => {
    await app?.close().catch((error: unknown) => log.warn({ err: error }, 'the connections did not close cleanly'));
    await connection.stop();
  };
  try {
    app = await createApp(options);
    await migrate(app);
    await recordPlugins(app);
    const administrator = await firstAdministrator(app);
    if (administrator) options.announce?.(administrator);
    await takeUpPermissions(app);
    return { app, connection, administrator, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts a site: everything is ready when it listens, and nothing is left behind when it cannot start. */
export async function startServer(
  configFile: string,
  variables: NodeJS.ProcessEnv = process.env,
  { announce }: Announcing = {},
): Promise<RunningServer> {
  const environment = readEnvironment(variables, dirname(resolve(configFile)));
  const log = createLogger(environment.logLevel);
  // A port that is taken is found out before anything is made.
  await assertPortFree(environment.port, environment.host);
  const { app, connection, administrator, close } = await prepareApp(configFile, { environment, log, announce });
  const servers: Server[] = [];
  try {
    await tidyUploads(app);
    await loadContent(app);
    await app.invalidations.start();
    const answer = app.koa.callback();
    let isStopping = false;
    const server = createServer(serverLimits, (request, response) => {
      // Who asks while the server stops is answered, and asked to come back on another connection.
      if (isStopping) response.setHeader('connection', 'close');
      void answer(request, response);
    });
    await listen(server, environment.port, environment.host, 'PORT');
    servers.push(server);
    if (environment.metricsPort !== undefined) servers.push(await serveMetrics(app, environment.metricsPort));
    defineMaintenance(app);
    // After the first pages: nobody waits for jobs, and everybody for those.
    const startJobs = setTimeout(() => {
      app.jobs.start(app).catch((error: unknown) => log.error({ err: error }, 'the job runner did not start'));
    }, jobDelay);

    let stopping: Promise<void> | undefined;
    const stop = async (): Promise<void> => {
      isStopping = true;
      clearTimeout(startJobs);
      await Promise.all(servers.map(closeServer));
      await close();
    };
    const bound = server.address();
    const port = typeof bound === 'object' && bound ? bound.port : environment.port;
    return {
      app,
      address: `http://${environment.host.includes(':') ? `[${environment.host}]` : environment.host}:${port}`,
      administrator,
      stop: () => (stopping ??= stop()),
      onFailure: connection.onExit,
    };
  } catch (error) {
    await Promise.all(servers.map(closeServer));
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

async function firstAdministrator(app: Lectern): Promise<FirstAdministrator> {
  const { rows } = await app.pool.query('select 1 from lectern_user limit 1');
  if (rows.length > 0) return undefined;
  const pluginPermissions = [...app.permissions.entries()].map(([name]) => ({ name })).filter(({ name }) => name.includes(':'));
  return app.execute(
    makeFirstAdministrator,
    { email: app.environment.adminEmail, password: app.environment.adminPassword, pluginPermissions },
    systemActor('first-start'),
  );
}

async function assertPortFree(port: number, host: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host, 'PORT');
  await new Promise((resolveClosed) => probe.close(resolveClosed));
}

function listen(server: Server, port: number, host: string, variable: string): Promise<void> {
  return new Promise((resolveListening, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const known: Readonly<Record<string, [string, string]>> = {
        EADDRINUSE: [
          `Port ${port} on ${host} is in use by another program.`,
          `Stop that program, or set ${variable} to another port.`,
        ],
        EACCES: [`This user may not listen on port ${port}.`, `Set ${variable} to a port above 1023.`],
        EADDRNOTAVAIL: [`This machine has no address ${host}.`, 'Set HOST to one of its addresses, or to 0.0.0.0 for all.'],
        ENOTFOUND: [`The host ${host} is not known.`, 'Set HOST to an address of this machine.'],
      };
      const [cause, fix] = known[error.code ?? ''] ?? [
        `The server cannot listen: ${error.message}.`,
        'See the message of the operating system.',
      ];
      reject(new StartupError(cause, fix, { cause: error }));
    });
    server.listen(port, host, resolveListening);
  });
}

/** Stops taking requests, lets those under way end, and cuts off what takes too long. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolveClosed) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), graceTime);
    // A connection becomes idle when its answer has gone out, so it is looked at again and again.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cutOff);
      clearInterval(sweep);
      resolveClosed();
    });
  });
}

/** Metrics for Prometheus, on a port of their own that the public does not reach. */
async function serveMetrics(app: Lectern, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    app.metrics.render().then(
      ({ contentType, text }) => response.writeHead(200, { 'content-type': contentType }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'metrics could not be made');
        response.writeHead(500).end();
      },
    );
  });
  await listen(server, port, app.environment.host, 'METRICS_PORT');
  return server;
}
