import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import type Koa from 'koa';
import type pg from 'pg';
import type { BlockDefinition } from '../../contract/block.ts';
import type { ErrorEntry } from '../../contract/errors.ts';
import type { PageTypeDefinition } from '../../contract/page-type.ts';
import type { PermissionEntry } from '../../contract/permissions.ts';
import type { DatabaseConnection } from '../database/choose-database.ts';
import type { NamedMigration } from '../database/orm.ts';
import type { Queryable } from '../database/statement.ts';
import type { Actor } from './actor.ts';
import type { AuditSubject } from './audit-subject.ts';
import type { Command } from './command.ts';
import type { Environment } from './environment.ts';
import type { Events } from './events/events.ts';
import type { Invalidations } from './invalidations.ts';
import type { Jobs } from './jobs.ts';
import type { Site } from './load-site.ts';
import type { Logger } from './logger.ts';
import type { MailTemplate } from './mailer.ts';
import type { Metrics } from './metrics.ts';
import type { Origin } from './origin.ts';
import type { OwnedPersonalData } from './personal-data.ts';
import type { Registry } from './registry.ts';
import type { AdapterKey, ServiceKey } from './service.ts';
import type { OwnedSettings } from './settings/owned-settings.ts';
import type { Signer } from './signer.ts';
import type { UndoKind } from './undo-log.ts';
import type { ConfiguredSite } from './site-settings.ts';
import type { OwnedSealedColumns } from './vault.ts';

/** The running application, as core's own modules work with it. What plugins are handed is `PluginApp`. */
export interface Lectern extends ConfiguredSite {
  readonly site: Site;
  /** The settings that modules and plugins declare, by their ids. */
  readonly ownedSettings: Registry<OwnedSettings>;
  readonly environment: Environment;
  readonly version: string;
  readonly log: Logger;
  readonly orm: MikroORM;
  /** For what needs no entities. */
  readonly pool: pg.Pool;
  /** The same, for statements that are asked so often that PostgreSQL had better know them by name. */
  readonly database: Queryable;
  readonly connection: DatabaseConnection;
  readonly blocks: Registry<BlockDefinition>;
  readonly pageTypes: Registry<PageTypeDefinition>;
  readonly permissions: Registry<PermissionEntry>;
  readonly errorCatalogue: Readonly<Record<string, ErrorEntry>>;
  /** By the name under which mails stand in the outbox. */
  readonly mailTemplates: Registry<MailTemplate>;
  /** By the `entity` of audit entries. */
  readonly auditSubjects: Registry<AuditSubject>;
  /** How what commands did is taken back, by their names. */
  readonly undoKinds: Registry<UndoKind>;
  /** By the id of the module or plugin that keeps something of persons. */
  readonly personalData: Registry<OwnedPersonalData>;
  /** The columns that hold sealed values, with the id of the module or plugin that declares them. */
  readonly sealed: readonly OwnedSealedColumns[];
  readonly migrations: readonly NamedMigration[];
  readonly jobs: Jobs;
  readonly events: Events;
  /** Seconds after which a process that says nothing is taken for gone. */
  readonly leaseSeconds: number;
  readonly invalidations: Invalidations;
  readonly signer: Signer;
  /** Undefined where nobody is served them. */
  readonly metrics: Metrics | undefined;
  readonly koa: Koa;
  readonly isOwnOrigin: (origin: string) => boolean;
  /** The present moment. Tests set it. */
  readonly now: () => Date;
  /** An entity manager of one's own. */
  readonly em: () => SqlEntityManager;
  /** The service of a key; throws where nobody provides it. */
  readonly service: <Service>(key: ServiceKey<Service>) => Service;
  /** The service of an adapter's key; undefined where nobody supplies one. */
  readonly adapter: <Service>(key: AdapterKey<Service>) => Service | undefined;
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
