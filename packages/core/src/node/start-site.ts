import { randomBytes, randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import Koa from 'koa';
import type { Middleware } from 'koa';
import { coreModules } from '../core-modules.ts';
import { assetMiddleware } from '../server/http/assets.ts';
import { requestListener } from '../server/http/request-listener.ts';
import { requestMiddleware } from '../server/http/request.ts';
import { readEnvironment } from '../server/kernel/environment.ts';
import type { Environment } from '../server/kernel/environment.ts';
import type { Site } from '../server/kernel/load-site.ts';
import type { Logger } from '../server/kernel/logger.ts';
import { createRegistries } from '../server/kernel/registries.ts';
import { createSigner } from '../server/kernel/signer.ts';
import { siteOf, statedSite } from '../server/kernel/site-settings.ts';
import { StartupError } from '../server/kernel/startup-error.ts';
import type { BuildFiles } from '../server/site/builds/build-files.ts';
import { noIndexHeader } from '../server/site/no-index-header.ts';
import type { PageView } from '../server/site/page-view.ts';
import { readSiteFiles } from '../server/site/site-files.ts';
import { createSiteServer } from '../server/site/site-server.ts';
import { createHttpInvalidations } from '../server/site/source/http/http-invalidations.ts';
import { createHttpSource } from '../server/site/source/http/http-source.ts';
import { assetBase } from '../server/site/vite-manifest.ts';
import { passOn } from './pass-on.ts';

/** A process that draws and keeps pages, and has no database: another one does. */
export interface SiteProcess {
  readonly listener: RequestListener;
  /** Begins to hear what is out of date; resolves once it does. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly site: Site;
  readonly environment: Environment;
  readonly log: Logger;
  readonly now?: () => Date;
}

/** The environment of a process without a database: it opens nothing that was sealed, and is given no key. */
export function readSiteEnvironment(variables: NodeJS.ProcessEnv, siteDir: string): Environment & { readonly server: string } {
  const environment = readEnvironment(
    { ...variables, DATABASE_URL: undefined, LECTERN_DATA_KEYS: randomBytes(32).toString('base64') },
    siteDir,
  );
  const { LECTERN_SERVER: server = '', LECTERN_SECRET: secret = '' } = variables;
  if (!URL.canParse(server) || !['http:', 'https:'].includes(new URL(server).protocol))
    throw new StartupError(
      `LECTERN_SERVER is "${server}", which is no address.`,
      'Set it to where a process with the database answers, such as http://10.0.0.5:3000.',
    );
  if (secret === '')
    throw new StartupError(
      'LECTERN_SECRET is not set.',
      'Set it to the secret of the process at LECTERN_SERVER, which knows this one by it.',
    );
  return { ...environment, server: new URL(server).origin };
}

/** Files of other builds, which the process with the database finds. */
const remoteFiles = (server: string): BuildFiles => ({
  async read(name) {
    const response = await fetch(server + assetBase + name, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    return response?.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  },
});

/** Says that the process lives, and whether it hears what is out of date. */
const health =
  (isReady: () => boolean): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    const isWell = ctx.path === '/healthz' || isReady();
    ctx.status = isWell ? 200 : 503;
    ctx.set('cache-control', 'no-store');
    ctx.body = { status: isWell ? 'ok' : 'the process with the database does not answer' };
  };

/** Wires a process that draws what another one reads, and passes on what is no page for everybody. */
export async function createSiteProcess({
  site,
  environment,
  log,
  now = () => new Date(),
}: Options & { readonly environment: { readonly server: string } }): Promise<SiteProcess> {
  const signer = createSigner(environment.secrets);
  const stated = siteOf(site.config);
  const { renameSite, settings, apiPath } = stated;
  const registries = createRegistries(coreModules, site.plugins, {
    config: statedSite(site.config),
    environment: environment.settings,
  });
  const place = { api: environment.server + apiPath, signer };
  const invalidations = createHttpInvalidations({ ...place, log });
  const { blocks, pageTypes } = registries;
  const app = { apiPath, blocks, environment, invalidations, log, metrics: undefined, now, pageTypes, settings, signer, site };
  let isIndexed = environment.isProduction;
  const onView = (view: PageView): void => {
    renameSite(view.site);
    ({ isIndexed } = view.identity.value);
  };
  const siteServer = await createSiteServer({ ...app, source: createHttpSource({ ...place, onView }) });
  const { proxy, ...keys } = { keys: [...environment.secrets], proxy: environment.trustedProxies };
  const koa = new Koa({ ...keys, proxy: proxy > 0, maxIpsCount: proxy });
  koa.on('error', (error: unknown) => log.debug({ err: error }, 'a call broke off'));
  koa.use(requestMiddleware({ ...app, errorCatalogue: Object.fromEntries(registries.errors.entries()) }, () => randomUUID()));
  koa.use(health(() => invalidations.isCurrent()));
  koa.use(assetMiddleware(site, { siteFiles: readSiteFiles(site), buildFiles: remoteFiles(environment.server) }));
  koa.use(siteServer.guarded);
  koa.use(async (ctx, next) => {
    if (!isIndexed) ctx.set(noIndexHeader);
    await next();
  });
  // No address of a page holds a dot; feeds and files do.
  koa.use(siteServer.visitorPage((path) => path.includes('.')));
  koa.use((ctx) => passOn(ctx, environment.server));
  return {
    listener: requestListener({ app: { koa }, siteServer }),
    start: async () => {
      await invalidations.start();
      await siteServer.prepareFailures();
    },
    stop: invalidations.stop,
  };
}
