import type { MikroORM, Transaction } from '@mikro-orm/postgresql';
import { advisoryLock } from '../kernel/advisory-lock.ts';
import type { Lectern } from '../kernel/lectern.ts';
import { StartupError } from '../kernel/startup-error.ts';
import type { NamedMigration } from './orm.ts';

const migrationLock = advisoryLock('database/migrations');

const ownerOf = ({ name }: NamedMigration): string => name.split(':', 1)[0] ?? name;

/** Names of migrations that were not run yet. Answers without the migrator, so that a usual start does not load it. */
export async function pendingMigrations({ pool, migrations }: Pick<Lectern, 'pool' | 'migrations'>): Promise<string[]> {
  const { rows } = await pool.query<{ found: string | null }>(`select to_regclass('lectern_migration')::text as found`);
  if (!rows[0]?.found) return migrations.map(({ name }) => name);
  const executed = await pool.query<{ name: string }>('select name from lectern_migration');
  const done = new Set(executed.rows.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !done.has(name));
}

/**
 * Runs what is pending, a transaction for each owner, in the order in which plugins start. Of two processes that
 * start at once, one migrates and the other waits and finds nothing to do.
 * Returns the names that were run here.
 */
export async function migrate(app: Pick<Lectern, 'pool' | 'migrations' | 'connection'>): Promise<string[]> {
  if ((await pendingMigrations(app)).length === 0) return [];
  const orm = await createMigrationOrm(app);
  try {
    await createMigrationTable(orm);
    const { migrator } = orm;
    // Makes the migrator ready on its own connection. Inside the locked transaction the embedded database, which has
    // one session, would wait for it for ever.
    await migrator.getPending();
    const run: string[] = [];
    for (const owner of new Set(app.migrations.map(ownerOf))) {
      const names = app.migrations.filter((migration) => ownerOf(migration) === owner).map(({ name }) => name);
      run.push(...(await migrateOwner(orm, names)));
    }
    return run;
  } finally {
    await orm.close(true);
  }
}

/** Runs what is left of an owner's migrations in one transaction, while no other process can. */
function migrateOwner(orm: MikroORM, names: readonly string[]): Promise<string[]> {
  return orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [migrationLock]);
    const executed: { name: string }[] = await em.execute('select name from lectern_migration');
    const left = names.filter((name) => !executed.some((row) => row.name === name));
    if (left.length > 0) await runNamed(orm, left, em.getTransactionContext());
    return left;
  });
}

/** Runs migrations in a transaction. Rejects with the name of the one that fails: of its owner and its entry. */
async function runNamed({ migrator }: MikroORM, names: readonly string[], transaction: Transaction): Promise<void> {
  let current: string | undefined;
  migrator.on('migrating', async ({ name }) => void (current = name));
  try {
    await migrator.up({ migrations: [...names], transaction });
  } catch (error) {
    const [owner, name] = (current ?? names[0] ?? '').split(':', 2);
    throw new StartupError(
      `The migration "${name}" of ${owner} failed: ${(error as Error).message.split('\n')[0]?.replace(/\.$/, '')}.`,
      `Nothing of ${owner} was changed. Correct its migration, or install the version of before.`,
      { cause: error },
    );
  }
}

/** An ORM for the migrations alone, imported and opened only where there are some to run. */
async function createMigrationOrm({ connection, migrations }: Pick<Lectern, 'migrations' | 'connection'>): Promise<MikroORM> {
  const { Migrator } = await import('@mikro-orm/migrations');
  const { MikroORM: Orm } = await import('@mikro-orm/postgresql');
  const migrationsList = await Promise.all(migrations.map(async ({ name, load }) => ({ name, class: (await load()).default })));
  return new Orm({
    ...connection.orm,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    pool: { min: 0, max: 2 },
    extensions: [Migrator],
    migrations: {
      tableName: 'lectern_migration',
      migrationsList,
      transactional: true,
      allOrNothing: true,
      snapshot: false,
      silent: true,
    },
  });
}

async function createMigrationTable(orm: MikroORM): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    // `if not exists` alone does not keep two processes from making it at once.
    await em.execute('select pg_advisory_xact_lock(?)', [migrationLock]);
    await em.execute(
      `create table if not exists lectern_migration (id serial primary key, name varchar(255) not null, executed_at timestamptz default now())`,
    );
  });
}
