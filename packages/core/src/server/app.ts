import type { MikroORM } from '@mikro-orm/postgresql';
import type { EntitySchema } from '@mikro-orm/core';
import Koa from 'koa';
import pg from 'pg';
import { randomUUID } from 'node:crypto';
import type { BlockDefinition } from '../contract/block.ts';
import type { ErrorEntry } from '../contract/errors.ts';
import type { PageTypeDefinition } from '../contract/page-type.ts';
import type { PermissionEntry } from '../contract/permissions.ts';
import { createImages } from '../modules/media/server/images/images.ts';
import type { Images } from '../modules/media/server/images/images.ts';
import { readyImages } from '../modules/media/server/images/ready-images.ts';
import { openMediaStore } from '../modules/media/server/store/open-media-store.ts';
import type { MediaStore } from '../modules/media/server/store/media-store.ts';
import { createUploads } from '../modules/media/server/uploads.ts';
import type { Uploads } from '../modules/media/server/uploads.ts';
import { collectMailTemplates } from '../modules/mail/server/collect-mail-templates.ts';
import type { MailTemplate } from '../modules/mail/server/mail-template.ts';
import { createMailTransport } from '../modules/mail/server/mail-transport.ts';
import type { MailTransport } from '../modules/mail/server/mail-transport.ts';
import { createPublicPages } from '../modules/pages/server/public-page.ts';
import type { PublicPages } from '../modules/pages/server/public-page.ts';
import type { DatabaseConnection } from './database/choose-database.ts';
import { coreMigrations } from './database/migrations/index.ts';
import { createOrm } from './database/orm.ts';
import type { NamedMigration } from './database/orm.ts';
import type { PageHead } from './define-server.ts';
import { collectLoaders } from './doors/collect-loaders.ts';
import type { Loader } from './doors/collect-loaders.ts';
import { collectRoutes } from './doors/collect-routes.ts';
import { registerDoors } from './doors/register-doors.ts';
import { createApi } from './http/api.ts';
import { ownOrigins } from './http/own-origins.ts';
import { requestMiddleware } from './http/request.ts';
import type { RouteDefinition } from './http/route.ts';
import { sessionMiddleware } from './http/session.ts';
import type { Actor } from './kernel/actor.ts';
import { executeCommand } from './kernel/command.ts';
import type { Command } from './kernel/command.ts';
import type { Environment } from './kernel/environment.ts';
import { createInvalidations } from './kernel/invalidations.ts';
import type { Invalidations } from './kernel/invalidations.ts';
import { createJobs } from './kernel/jobs.ts';
import type { Jobs } from './kernel/jobs.ts';
import type { Site } from './kernel/load-site.ts';
import type { Logger } from './kernel/logger.ts';
import { createMetrics } from './kernel/metrics.ts';
import type { Metrics } from './kernel/metrics.ts';
import type { Origin } from './kernel/origin.ts';
import { createRegistries } from './kernel/registries.ts';
import type { Registry } from './kernel/registry.ts';
import { createSigner } from './kernel/signer.ts';
import type { Signer } from './kernel/signer.ts';
import { createSiteServer } from './site/site-server.ts';
import type { SiteServer } from './site/site-server.ts';
import { healthMiddleware } from './http/health.ts';
import { assetMiddleware } from './http/assets.ts';
import { adminShell } from './admin/shell-page.ts';

/** Settings of the site that the API and the renderer read. */
export interface SiteSettings {
  readonly name: string;
  readonly availableLocales: readonly string[];
  readonly defaultLocale: string;
  readonly customSlugLocales: readonly string[];
  readonly titleSeparator: string;
}

/** A running application: what commands, routes, jobs, loaders and tests work with. */
export interface Lectern {
  readonly site: Site;
  readonly settings: SiteSettings;
  readonly environment: Environment;
  readonly apiPath: string;
  readonly version: string;
  readonly log: Logger;
  readonly orm: MikroORM;
  /** For what needs no entities. */
  readonly pool: pg.Pool;
  readonly connection: DatabaseConnection;
  readonly blocks: Registry<BlockDefinition>;
  readonly pageTypes: Registry<PageTypeDefinition>;
  readonly permissions: Registry<PermissionEntry>;
  readonly errorCatalogue: Readonly<Record<string, ErrorEntry>>;
  readonly loaders: ReadonlyMap<string, Loader>;
  /** What plugins add to the head of pages. */
  readonly pageHeads: readonly PageHead[];
  readonly mailTemplates: Registry<MailTemplate>;
  readonly mailTransport: MailTransport;
  readonly routes: readonly RouteDefinition[];
  readonly migrations: readonly NamedMigration[];
  readonly jobs: Jobs;
  readonly invalidations: Invalidations;
  readonly media: MediaStore;
  readonly uploads: Uploads;
  /** The images of the library as pages show them. */
  readonly images: Images;
  readonly publicPages: PublicPages;
  readonly signer: Signer;
  readonly metrics: Metrics;
  readonly siteServer: SiteServer;
  readonly koa: Koa;
  readonly isOwnOrigin: (origin: string) => boolean;
  /** Runs a command on behalf of an actor: the one way in which anything changes. */
  readonly execute: <Input, Output>(
    command: Command<Input, Output>,
    input: Input,
    actor: Actor,
    origin?: Origin,
  ) => Promise<Output>;
  /** Closes the connections. The database itself is stopped by whoever opened it. */
  readonly close: () => Promise<void>;
}

interface Options {
  readonly site: Site;
  readonly environment: Environment;
  readonly connection: DatabaseConnection;
  readonly log: Logger;
  readonly version: string;
}

/** The audit log tells what the listeners and jobs of plugins changed from what core's own did. */
const onBehalfOfPlugin =
  (work: (payload: never, app: Lectern) => Promise<void>) =>
  (payload: never, app: Lectern): Promise<void> => {
    const execute: Lectern['execute'] = (command, input, actor, origin = 'plugin') => app.execute(command, input, actor, origin);
    return work(payload, Object.create(app, { execute: { value: execute } }) as Lectern);
  };

/** Wires an application. The only place where the parts meet; nothing listens and no table is touched yet. */
export async function createApp({ site, environment, connection, log, version }: Options): Promise<Lectern> {
  const registries = createRegistries(site.plugins);
  const doors = await registerDoors(site.plugins, log);
  const routes = collectRoutes(doors, registries.permissions);
  const loaders = collectLoaders(doors, registries.blocks);
  for (const registry of Object.values(registries)) registry.freeze();

  const migrations: NamedMigration[] = [
    ...Object.entries(coreMigrations).map(([name, load]) => ({ name: `lectern:${name}`, load })),
    ...doors.flatMap(({ plugin, door }) =>
      Object.entries(door.migrations ?? {}).map(([name, load]) => ({ name: `${plugin.manifest.id}:${name}`, load })),
    ),
  ];
  const entities = doors.flatMap(({ door }) => door.entities ?? []) as EntitySchema[];
  const isEmbedded = connection.engine === 'embedded';
  const pool = new pg.Pool({ ...connection.pg, max: connection.poolSize });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  const orm = createOrm({ connection, entities });
  const jobs = createJobs(pool, log);
  for (const { plugin, door } of doors) {
    for (const [event, listener] of Object.entries(door.listeners ?? {}))
      jobs.listen(plugin.manifest.id, event as never, onBehalfOfPlugin(listener as never));
    for (const [name, handler] of Object.entries(door.jobs ?? {}))
      jobs.define(`${plugin.manifest.id}:${name}`, onBehalfOfPlugin(handler));
  }
  const koa = new Koa({
    keys: [...environment.secrets],
    proxy: environment.trustedProxies > 0,
    maxIpsCount: environment.trustedProxies,
  });
  const { config } = site;
  const invalidations = createInvalidations({
    pool,
    log,
    createListener: isEmbedded ? undefined : () => new pg.Client(connection.pg),
  });
  const media = await openMediaStore(environment.media, environment.dataDir);
  const signer = createSigner(environment.secrets);

  const app: Lectern = {
    site,
    settings: {
      name: config.name,
      availableLocales: config.availableLocales,
      defaultLocale: config.defaultLocale,
      customSlugLocales: config.customSlugLocales ?? config.availableLocales.filter((locale) => locale !== config.defaultLocale),
      titleSeparator: config.titleSeparator ?? ' | ',
    },
    environment,
    apiPath: config.apiPath ?? '/api',
    version,
    log,
    orm,
    pool,
    connection,
    blocks: registries.blocks,
    pageTypes: registries.pageTypes,
    permissions: registries.permissions,
    errorCatalogue: Object.fromEntries(registries.errors.entries()),
    loaders,
    pageHeads: doors.flatMap(({ door }) => door.head ?? []),
    mailTemplates: collectMailTemplates(doors.map(({ plugin, door }) => ({ manifest: plugin.manifest, mails: door.mails }))),
    mailTransport: createMailTransport(environment, config.name),
    routes,
    migrations,
    jobs,
    invalidations,
    media,
    uploads: createUploads({ media, apiPath: config.apiPath ?? '/api' }),
    images: createImages({ media, pool, signer, invalidations, log }),
    publicPages: createPublicPages(pool, { prepare: !isEmbedded }),
    signer,
    metrics: createMetrics(),
    get siteServer() {
      return siteServer;
    },
    koa,
    isOwnOrigin: ownOrigins(environment),
    execute: (command, input, actor, origin) => executeCommand(app, command, input, { actor, origin }),
    async close() {
      await app.jobs.stop();
      await app.invalidations.stop();
      await orm.close(true);
      await pool.end();
    },
  };
  const siteServer = await createSiteServer(app);
  mount(app);
  return app;
}

function mount(app: Lectern): void {
  const { koa } = app;
  koa.on('error', (error: unknown) => app.log.error({ err: error }, 'a request failed'));
  // Visitors without a session get what is ready for them here, before anything else is looked at.
  koa.use(app.siteServer.cached);
  koa.use(requestMiddleware(app, () => randomUUID()));
  koa.use(healthMiddleware(app));
  koa.use(assetMiddleware(app));
  koa.use(readyImages(app));
  for (const middleware of sessionMiddleware(app, koa)) koa.use(middleware);
  koa.use(createApi(app, app.routes));
  koa.use(adminShell(app));
  koa.use(app.siteServer.page);
}
