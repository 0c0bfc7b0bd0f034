import type { LazyMigration } from '../../../../server/database/orm.ts';

/** The migrations of this module, in order. A published migration is never changed. */
export const migrations: Readonly<Record<string, LazyMigration>> = {
  '0001-initial': () => import('./0001-initial.ts'),
  '0002-own-data': () => import('./0002-own-data.ts'),
  '0003-long-titles': () => import('./0003-long-titles.ts'),
  '0004-edits': () => import('./0004-edits.ts'),
  '0005-trash': () => import('./0005-trash.ts'),
  '0006-presence': () => import('./0006-presence.ts'),
  '0007-requested': () => import('./0007-requested.ts'),
  '0008-versions': () => import('./0008-versions.ts'),
};
