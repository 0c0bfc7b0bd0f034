import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Lectern } from '../kernel/lectern.ts';

/** Asks the database through the ORM. */
export type Asking = Pick<SqlEntityManager, 'execute'>;

/** As an entity manager of its own, which is made for the first statement: often there is none. */
export function askingLate(app: Pick<Lectern, 'em'>): Asking {
  let manager: SqlEntityManager | undefined;
  return {
    execute: (...args: Parameters<SqlEntityManager['execute']>) => {
      manager ??= app.em();
      return manager.execute(...args);
    },
  } as Asking;
}
