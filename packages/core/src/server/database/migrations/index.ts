import type { LazyMigration } from '../orm.ts';

/** The migrations of the kernel, in order. A published migration is never changed. */
export const kernelMigrations: Readonly<Record<string, LazyMigration>> = {
  '0001-initial': () => import('./0001-initial.ts'),
  '0002-folding': () => import('./0002-folding.ts'),
};
