import type { LazyMigration } from '#server/database/orm.ts';

/** The migrations of this module, in order. A published migration is never changed. */
export const migrations: Readonly<Record<string, LazyMigration>> = {
  '0001-initial': () => import('./0001-initial.ts'),
  '0002-replacements': () => import('./0002-replacements.ts'),
  '0003-colours': () => import('./0003-colours.ts'),
  '0004-tags': () => import('./0004-tags.ts'),
  '0005-folding': () => import('./0005-folding.ts'),
  '0006-left-places': () => import('./0006-left-places.ts'),
  '0007-tried-crops': () => import('./0007-tried-crops.ts'),
};
