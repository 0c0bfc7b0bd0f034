import { MikroORM, UnderscoreNamingStrategy } from '@mikro-orm/postgresql';
import type { EntitySchema } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { Pool } from 'pg';
import type { DatabaseConnection } from './choose-database.ts';

export type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

/** A migration, imported when it is to be run: most starts have nothing to migrate. */
export type LazyMigration = () => Promise<{ readonly default: MigrationClass }>;

/** A migration under the name by which it is recorded: `{owner}:{name}`. */
export interface NamedMigration {
  readonly name: string;
  readonly load: LazyMigration;
}

/** An entity: its schema, or the class that stands for it. */
export type EntityDefinition = EntitySchema | (abstract new (...args: never[]) => object);

interface OrmOptions {
  readonly connection: DatabaseConnection;
  readonly entities: readonly EntityDefinition[];
  /** Told of the pool that is made with the first question. */
  readonly onPoolCreated: (pool: Pool) => void;
}

/** Whether statements of a connection need not wait for the answers to those before them. Poolers and the embedded database take turns. */
export const isPipelined = ({ hasOwnBackends }: Pick<DatabaseConnection, 'hasOwnBackends'>): boolean => hasOwnBackends;

/** The ORM over the entities of modules and plugins. Nothing is synchronised: tables come from migrations. */
export function createOrm({ connection, entities, onPoolCreated }: OrmOptions): MikroORM {
  return new MikroORM({
    ...connection.orm,
    driverOptions: { ...connection.orm.driverOptions, pipeline: isPipelined(connection), onPoolCreated },
    entities: [...entities] as EntitySchema[],
    namingStrategy: UnderscoreNamingStrategy,
    forceUtcTimezone: true,
    pool: { min: 0, max: connection.poolSize },
    // Names of columns are the ORM's business; values never reach a log.
    debug: false,
  });
}
