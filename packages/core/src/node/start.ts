import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { dirname, resolve } from 'node:path';
import { requestListener } from '../server/http/request-listener.ts';
import { readEnvironment } from '../server/kernel/environment.ts';
import { isDoneWithin } from '../server/kernel/is-done-within.ts';
import type { Lectern } from '../server/kernel/lectern.ts';
import { createLogger } from '../server/kernel/logger.ts';
import type { Metrics } from '../server/kernel/metrics.ts';
import type { FirstAdministrator } from '../server/server-entry.ts';
import { closeServer, listen, serverLimits } from './listen.ts';
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

/** Milliseconds that a stop waits for jobs and listeners that are still beginning. */
const beginningPatience = 5000;

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
  const { app, contributions, siteServer, connection, administrator, close } = await prepareApp(configFile, {
    environment,
    log,
    announce,
  });
  const servers: Server[] = [];
  try {
    for (const { startUp } of contributions) await startUp?.beforeListening?.(app);
    await app.invalidations.start();
    const answer = requestListener({ app, siteServer });
    let isStopping = false;
    const server = createServer(serverLimits, (request, response) => {
      // Who asks while the server stops is answered, and asked to come back on another connection.
      if (isStopping) response.setHeader('connection', 'close');
      answer(request, response);
    });
    await listen(server, { port: environment.port, host: environment.host, variable: 'PORT' });
    servers.push(server);
    void siteServer.prepareFailures();
    const { metricsPort } = environment;
    if (app.metrics && metricsPort !== undefined) servers.push(await serveMetrics(app, app.metrics, metricsPort));
    // After the first pages: nobody waits for jobs, and everybody for those.
    let working: Promise<unknown> = Promise.resolve();
    const startJobs = setTimeout(() => {
      working = Promise.all([app.jobs.start(), app.events.start()]).catch((error: unknown) =>
        log.error({ err: error }, 'jobs and listeners did not start'),
      );
    }, jobDelay);

    let stopping: Promise<void> | undefined;
    const stop = async (): Promise<void> => {
      isStopping = true;
      clearTimeout(startJobs);
      await Promise.all(servers.map(closeServer));
      // What is still beginning would go on beside closed connections.
      await isDoneWithin(working, beginningPatience);
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
  await listen(probe, { port, host, variable: 'PORT' });
  await new Promise((resolveClosed) => probe.close(resolveClosed));
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
  await listen(server, { port, host: environment.host, variable: 'METRICS_PORT' });
  return server;
}
