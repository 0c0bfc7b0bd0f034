import type { JobDefinition } from '#server/kernel/jobs.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { keptSince } from './undo-rows.ts';

/** Forgets each night what cannot be taken back any more. */
export const undoJobs: Readonly<Record<string, JobDefinition<Lectern>>> = {
  forget: {
    cron: '41 3 * * *',
    run: async (_, { pool, now }) => void (await pool.query('delete from lectern_undo where made_at <= $1', [keptSince(now())])),
  },
};
