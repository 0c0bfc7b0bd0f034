import type { LazyMigration } from '../orm.ts';

/** The migrations of core, in order. A published migration is never changed. */
export const coreMigrations: Readonly<Record<string, LazyMigration>> = {
  '0001-initial': () => import('./0001-initial.ts'),
  '0002-accounts': () => import('./0002-accounts.ts'),
  '0003-users-and-roles': () => import('./0003-users-and-roles.ts'),
  '0004-mail': () => import('./0004-mail.ts'),
  '0005-audit': () => import('./0005-audit.ts'),
  '0006-content-load': () => import('./0006-content-load.ts'),
  '0007-media': () => import('./0007-media.ts'),
  '0008-renditions': () => import('./0008-renditions.ts'),
  '0009-account-limits': () => import('./0009-account-limits.ts'),
  '0010-media-search': () => import('./0010-media-search.ts'),
};
