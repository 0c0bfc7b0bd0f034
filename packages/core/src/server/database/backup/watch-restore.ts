import type { ClientBase } from 'pg';
import type { Environment } from '../../kernel/environment.ts';

/** A restore, for those whose rows it replaces. */
export interface RestoreContext {
  /** The transaction of the restore. Tables are those of the backup, which may be older. */
  readonly database: Pick<ClientBase, 'query'>;
  readonly environment: Environment;
  /** When the backup was made. */
  readonly madeAt: Date;
  /** Whether rows are wanted whose key is lost. */
  readonly isWithoutKeys: boolean;
}

/**
 * Looks at what a restore replaces, before it does. What it answers with is called once the rows of the backup are in and before they
 * count: it may change them, or refuse them all by a `StartupError`, and says in lines what whoever restores is to know.
 */
export type WatchRestore = (context: RestoreContext) => Promise<() => Promise<readonly string[]>>;

/** Whether a table is there: that of an older backup may not be. */
export async function hasTable({ database }: Pick<RestoreContext, 'database'>, name: string): Promise<boolean> {
  const { rows } = await database.query<{ found: boolean }>('select to_regclass($1) is not null as found', [name]);
  return rows[0]?.found ?? false;
}
