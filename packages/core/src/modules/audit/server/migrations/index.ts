import type { LazyMigration } from '#server/database/orm.ts';

/** The migrations of this module, in order. A published migration is never changed. */
export const migrations: Readonly<Record<string, LazyMigration>> = {
  '0001-initial': () => import('./0001-initial.ts'),
};
