import { Initial } from './0001-initial.ts';

/** The migrations of core, in order. A published migration is never changed. */
export const coreMigrations = { '0001-initial': Initial } as const;
