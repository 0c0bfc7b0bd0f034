import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { dirname, resolve } from 'node:path';
import { readEnvironment } from '../server/kernel/environment.ts';
import type { Lectern } from '../server/kernel/lectern.ts';
import { createLogger } from '../server/kernel/logger.ts';
import type { Metrics } from '../server/kernel/metrics.ts';
import { StartupError } from '../server/kernel/startup-error.ts';
import type { FirstAdministrator } from '../server/server-entry.ts';
import { prepareApp } from './prepare.ts';
import type { Announcing } from './prepare.ts';

export interface RunningServer {
  readonly app: Lectern;
  readonly address: string;
  /** Made at this start, with its password; undefined at every other. */
  readonly administrator: FirstAdministrator | undefined;
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
  const { app, contributions, connection, administrator, close } = await prepareApp(configFile, { environment, log, announce });
  const servers: Server[] = [];
  try {
    for (const { startUp } of contributions) await startUp?.beforeListening?.(app);
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
    const { metricsPort } = environment;
    if (app.metrics && metricsPort !== undefined) servers.push(await serveMetrics(app, app.metrics, metricsPort));
    // After the first pages: nobody waits for jobs, and everybody for those.
    const startJobs = setTimeout(() => {
      Promise.all([app.jobs.start(), app.events.start()]).catch((error: unknown) =>
        log.error({ err: error }, 'jobs and listeners did not start'),
      );
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
async function serveMetrics({ environment, log }: Lectern, metrics: Metrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.render().then(
      ({ contentType, text }) => response.writeHead(200, { 'content-type': contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics could not be made');
        response.writeHead(500).end();
      },
    );
  });
  await listen(server, port, environment.host, 'METRICS_PORT');
  return server;
}
