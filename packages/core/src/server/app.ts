import Koa from 'koa';
import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { adminShell } from './admin/shell-page.ts';
import type { DatabaseConnection } from './database/choose-database.ts';
import { createConnections } from './database/connections.ts';
import { kernelMigrations } from './database/migrations/index.ts';
import { createOrm } from './database/orm.ts';
import { queryablePool } from './database/queryable-pool.ts';
import type { NamedMigration } from './database/orm.ts';
import { collectChecks } from './entries/collect-checks.ts';
import { collectHealth } from './entries/collect-health.ts';
import { collectLoaders } from './entries/collect-loaders.ts';
import { collectPosts } from './entries/collect-posts.ts';
import { collectRoutes } from './entries/collect-routes.ts';
import { collectLeftOut } from './entries/collect-left-out.ts';
import { collectSealed } from './entries/collect-sealed.ts';
import { recordedName } from './entries/contributions.ts';
import type { Contributions } from './entries/contributions.ts';
import { contributionsOfModule } from './entries/of-module.ts';
import type { CoreModule } from './entries/of-module.ts';
import { contributionsOfPlugin } from './entries/of-plugin.ts';
import { openEntries } from './entries/open-entries.ts';
import { withServices } from './entries/with-services.ts';
import { refuseEarly } from './http/early-refusal.ts';
import { createApi, siteRoutes } from './http/api.ts';
import { assetMiddleware } from './http/assets.ts';
import { healthMiddleware } from './http/health.ts';
import { openApiRoute } from './http/openapi.routes.ts';
import { ownOrigins } from './http/own-origins.ts';
import { registeredRoutes } from './http/route.ts';
import { logBrokenCalls } from './http/log-broken-calls.ts';
import { requestMiddleware } from './http/request.ts';
import { uploadFolder } from './http/upload-folder.ts';
import { executeCommand } from './kernel/command.ts';
import type { Environment } from './kernel/environment.ts';
import { sweepEvents } from './kernel/events/event-log.ts';
import { createEvents } from './kernel/events/events.ts';
import { createInvalidations, forgetInvalidations } from './kernel/invalidations.ts';
import { assertCron } from './kernel/cron.ts';
import { createJobs } from './kernel/jobs.ts';
import type { Lectern } from './kernel/lectern.ts';
import type { Site } from './kernel/load-site.ts';
import type { Logger } from './kernel/logger.ts';
import { limiter } from './kernel/limiter.ts';
import { mailer } from './kernel/mailer.ts';
import { createMetrics } from './kernel/metrics.ts';
import { pageReader } from './kernel/page-reader.ts';
import { privateFiles } from './kernel/private-files.ts';
import { actorReader } from './kernel/actor-reader.ts';
import { recorder } from './kernel/recorder.ts';
import { pageChecks } from './kernel/checks/page-checks.ts';
import { healthMeasures } from './kernel/health/health-measures.ts';
import { createRegistries } from './kernel/registries.ts';
import type { Registries } from './kernel/registries.ts';
import { createRegistry } from './kernel/registry.ts';
import type { Registry } from './kernel/registry.ts';
import { createServices, inOrderOfNeed, missingAdapters } from './kernel/service.ts';
import { settingsReader } from './kernel/settings/settings-reader.ts';
import { createSigner } from './kernel/signer.ts';
import { siteOf, statedSite } from './kernel/site-settings.ts';
import { answerCache } from './site/answer-cache.ts';
import { buildFiles } from './site/builds/build-files.ts';
import { undoLog } from './kernel/undo-log.ts';
import { vault } from './kernel/vault.ts';
import { leaveOut } from './site/leave-out.ts';
import { siteIdentity } from './site/site-identity.ts';
import { createSiteServer } from './site/site-server.ts';
import type { SiteServer } from './site/site-server.ts';
import { mediaSigner } from './site/media-signer.ts';
import { recordPictures } from './site/record-pictures.ts';
import { draftSource, pageSource } from './site/page-source.ts';
import { createPreviewRenderer, previewRenderer } from './site/preview/preview-renderer.ts';
import { purger } from './site/purge/purger.ts';
import { pageRenderer } from './site/render-page.ts';
import { readSiteFiles, siteFiles } from './site/site-files.ts';
import { pageParts } from './site/source/view-page.ts';
import { traffic } from './site/traffic.ts';
import { answerPosts } from './site/visits/answer-posts.ts';
import { postRoutes } from './site/visits/post.ts';
import { stopApp } from './stop-app.ts';
import type { PageParts } from './site/source/view-page.ts';

/** The parts that an application is made of. */
export interface AppOptions {
  readonly site: Site;
  readonly environment: Environment;
  readonly connection: DatabaseConnection;
  readonly log: Logger;
  readonly version: string;
  /** The modules of core, each after those that it builds on. */
  readonly modules: readonly CoreModule[];
  /** The clock. Default: the machine's. */
  readonly now?: (() => Date) | undefined;
  /** Seconds after which another process takes over from one that is gone. Default: 15. */
  readonly leaseSeconds?: number | undefined;
}

/** The ports that modules fill. */
const ports = [
  recorder,
  actorReader,
  mailer,
  pageReader,
  pageSource,
  draftSource,
  mediaSigner,
  recordPictures,
  uploadFolder,
  vault,
  privateFiles,
  limiter,
  settingsReader,
  undoLog,
  siteIdentity,
  buildFiles,
  purger,
];

/** Milliseconds in which the connection that hears of other processes is made, or tried again. */
const listenerTimeout = 1000;

/** An application with what was contributed to it. */
export interface WiredApp {
  readonly app: Lectern;
  readonly contributions: readonly Contributions[];
  readonly siteServer: SiteServer;
}

const migrationsOf = (contributions: readonly Contributions[]): NamedMigration[] => [
  ...Object.entries(kernelMigrations).map(([name, load]) => ({ name: recordedName('lectern', name), load })),
  ...contributions.flatMap(({ id, migrations = {} }) =>
    Object.entries(migrations).map(([name, load]) => ({ name: recordedName(id, name), load })),
  ),
];

/** The contributions of all owners under a name. A name that is taken stops the start. */
function registryOf<Value>(
  kind: string,
  contributions: readonly Contributions[],
  entriesOf: (contribution: Contributions) => readonly (readonly [string, Value])[],
): Registry<Value> {
  const registry = createRegistry<Value>(kind);
  for (const contribution of contributions)
    for (const [name, value] of entriesOf(contribution)) registry.add(name, value, contribution.owner);
  registry.freeze();
  return registry;
}

/** The application itself, before services are created and anything is mounted. */
async function createLectern(
  options: AppOptions,
  registries: Registries,
  contributions: readonly Contributions[],
): Promise<{ readonly app: Lectern; readonly services: ReturnType<typeof createServices> }> {
  const { site, environment, connection, log, version, now = () => new Date(), leaseSeconds = 15 } = options;
  const pool = new pg.Pool({ ...connection.pg, max: connection.poolSize });
  const connections = createConnections({ connection, log });
  connections.watch(pool);
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // The pool hears of those alone. One that is lost in somebody's hands says so at the next statement, and ends no process.
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')));
  const entities = contributions.flatMap((each) => each.entities ?? []);
  // Read when a backup is made; what is wrong about it is said at the start.
  collectLeftOut(contributions);
  const orm = createOrm({ connection, entities, onPoolCreated: connections.watch });
  const services = createServices();
  const createListener =
    connection.engine === 'embedded'
      ? undefined
      : (options: { readonly connectionTimeoutMillis?: number } = {}) => new pg.Client({ ...connection.pg, ...options });
  const { proxy, ...keys } = { keys: [...environment.secrets], proxy: environment.trustedProxies };
  const app: Lectern = {
    site,
    ...siteOf(site.config),
    ownedSettings: registries.settings,
    environment,
    version,
    log,
    orm,
    pool,
    database: queryablePool(pool, connection),
    connection,
    blocks: registries.blocks,
    pageTypes: registries.pageTypes,
    permissions: registries.permissions,
    errorCatalogue: Object.fromEntries(registries.errors.entries()),
    mailTemplates: registryOf('mail template', contributions, ({ mails }) => mails.map((mail) => [mail.name, mail])),
    auditSubjects: registryOf('audit subject', contributions, ({ auditSubjects = {} }) => Object.entries(auditSubjects)),
    undoKinds: registryOf('kind of undo', contributions, ({ undo = {} }) => Object.entries(undo)),
    personalData: registryOf('keeper of personal data', contributions, ({ id, isPlugin, personalData }) =>
      personalData ? [[id, { ...personalData, isPlugin }]] : [],
    ),
    sealed: collectSealed(contributions),
    migrations: migrationsOf(contributions),
    jobs: createJobs(pool, log, { now }),
    events: createEvents({ pool, log, now, types: registries.events, createListener, leaseSeconds }),
    leaseSeconds,
    invalidations: createInvalidations({
      pool,
      log,
      createListener: createListener && (() => createListener({ connectionTimeoutMillis: listenerTimeout })),
    }),
    signer: createSigner(environment.secrets),
    metrics: environment.metricsPort === undefined ? undefined : await createMetrics(),
    koa: new Koa({ ...keys, proxy: proxy > 0, maxIpsCount: proxy }),
    isOwnOrigin: ownOrigins(environment),
    now,
    em: () => orm.em.fork(),
    service: services.get,
    adapter: services.find,
    execute: (command, input, actor, origin) => executeCommand(app, command, input, { actor, origin }),
    close: () => stopApp({ app, services, connections }),
  };
  return { app, services };
}

function scheduleWork(app: Lectern, contributions: readonly Contributions[]): void {
  app.jobs.define('lectern:forget-invalidations', () => forgetInvalidations(app.pool), { cron: '11 * * * *' });
  app.jobs.define('lectern:sweep-events', () => sweepEvents(app.pool, app.now()), { cron: '23 * * * *' });
  for (const { id, owner, listeners = {}, jobs = {} } of contributions) {
    for (const [name, definition] of Object.entries(listeners))
      app.events.listen(recordedName(id, name), definition, { owner, app });
    for (const [name, { run, cron }] of Object.entries(jobs)) {
      if (cron !== undefined) assertCron(cron, { job: name, owner });
      app.jobs.define(recordedName(id, name), (payload) => run(payload, app), cron === undefined ? {} : { cron });
    }
  }
}

async function fillServices(
  { app, services }: Awaited<ReturnType<typeof createLectern>>,
  contributions: readonly Contributions[],
): Promise<void> {
  const provided = contributions.flatMap(({ owner, services: own = [] }) => own.map((service) => ({ owner, service })));
  const demands = [
    ...ports.map((key) => ({ owner: '@lectern/core', key })),
    ...contributions.flatMap(({ owner, needs = [] }) => needs.map((key) => ({ owner, key }))),
  ];
  for (const missing of missingAdapters(provided, demands)) app.log.warn(missing);
  for (const { service } of inOrderOfNeed(provided, demands))
    services.set(service.key.name, await service.create(app), service.close);
}

/** Wires an application of modules and plugins. Nothing listens and no table is touched yet. */
export async function createApp(options: AppOptions): Promise<WiredApp> {
  const { site } = options;
  const plugins = await openEntries(site.plugins);
  const modules = options.modules.map((module) => withServices(module, plugins));
  const registries = createRegistries(
    modules.map(({ manifest }) => manifest),
    site.plugins,
    { config: statedSite(site.config), environment: options.environment.settings },
  );
  const contributions = [...modules.map(contributionsOfModule), ...plugins.map(contributionsOfPlugin)];
  const routes = collectRoutes(contributions, registries.permissions);
  const loaders = collectLoaders(contributions, registries);
  const checks = collectChecks(contributions, registries.checks);
  const health = collectHealth(contributions, registries.health, registries.permissions);
  const posts = collectPosts(contributions, registries.blocks, registries.permissions);
  for (const registry of Object.values(registries)) registry.freeze();

  const made = await createLectern(options, registries, contributions);
  made.services.set(registeredRoutes.name, [openApiRoute, ...routes]);
  made.services.set(postRoutes.name, posts);
  made.services.set(pageChecks.name, checks);
  made.services.set(siteFiles.name, readSiteFiles(site));
  made.services.set(healthMeasures.name, health);
  made.services.set(pageParts.name, { loaders, heads: contributions.flatMap((each) => each.heads) } satisfies PageParts);
  const { app } = made;
  try {
    await fillServices(made, contributions);
    scheduleWork(app, contributions);
    const siteServer = await createSiteServer({ ...app, source: app.service(pageSource) });
    made.services.set(pageRenderer.name, siteServer.renderer);
    const { renderer, build } = siteServer;
    const { blocks, settings, signer, now } = app;
    const preview = createPreviewRenderer({ renderer, build, settings, blocks, signer, now, source: app.service(draftSource) });
    made.services.set(previewRenderer.name, preview);
    made.services.set(answerCache.name, siteServer.answers);
    made.services.set(traffic.name, siteServer.traffic);
    mount({ app, contributions, siteServer });
    return { app, contributions, siteServer };
  } catch (error) {
    await app.close();
    throw error;
  }
}

function mount({ app, contributions, siteServer }: WiredApp): void {
  const { koa } = app;
  const middleware = contributions.flatMap((each) => each.middleware ?? []);
  const useAt = (wanted: (typeof middleware)[number]['place']): void => {
    for (const { place, create } of middleware) if (place === wanted) for (const each of create(app, koa)) koa.use(each);
  };
  koa.on('error', logBrokenCalls(app.log));
  koa.use(refuseEarly);
  koa.use(requestMiddleware(app, () => randomUUID()));
  koa.use(healthMiddleware(app, contributions));
  koa.use(assetMiddleware(app.site, { siteFiles: app.service(siteFiles), buildFiles: app.service(buildFiles) }));
  koa.use(siteServer.guarded);
  koa.use(leaveOut(app));
  useAt('before-sessions');
  const routes = app.service(registeredRoutes);
  // A session is made only for who has, or begins, one.
  koa.use(siteServer.visitorPage(siteRoutes(routes)));
  useAt('sessions');
  koa.use(createApi(app, routes));
  koa.use(adminShell({ app, contributions, build: siteServer.build }));
  koa.use(answerPosts(app, siteServer, app.service(postRoutes)));
  koa.use(siteServer.page);
}
