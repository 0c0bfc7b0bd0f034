import { MikroORM, UnderscoreNamingStrategy } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import type { EntitySchema } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { DatabaseConnection } from './choose-database.ts';
import { coreEntities } from './entities.ts';

export type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

/** A migration under the name by which it is recorded: `{owner}:{name}`. */
export interface NamedMigration {
  readonly name: string;
  readonly class: MigrationClass;
}

interface OrmOptions {
  readonly connection: DatabaseConnection;
  readonly entities: readonly EntitySchema[];
  readonly migrations: readonly NamedMigration[];
}

/** The ORM over core's entities and those of the installed plugins. Nothing is synchronised: tables come from migrations. */
export function createOrm({ connection, entities, migrations }: OrmOptions): MikroORM {
  return new MikroORM({
    ...connection.orm,
    entities: [...coreEntities, ...entities],
    namingStrategy: UnderscoreNamingStrategy,
    forceUtcTimezone: true,
    pool: { min: 0, max: connection.poolSize },
    extensions: [Migrator],
    migrations: {
      tableName: 'lectern_migration',
      migrationsList: migrations.map(({ name, class: migrationClass }) => ({ name, class: migrationClass })),
      transactional: true,
      allOrNothing: true,
      snapshot: false,
      silent: true,
    },
    // Names of columns are the ORM's business; values never reach a log.
    debug: false,
  });
}
