import type { HealthMeasure } from '#server/kernel/health/health-measure.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { addressCounts } from './address-counts.ts';
import { missingAddresses } from './list-rules.query.ts';

/** Addresses that visitors asked for in vain and that still lead nowhere. */
export const missingMeasure: HealthMeasure<Lectern> = {
  open: '/redirects/missing',
  async count({ app }) {
    await app.service(addressCounts).write();
    const { rows } = await app.pool.query<{ total: number }>(`select count(*)::int as total from ${missingAddresses}`);
    return rows[0]?.total ?? 0;
  },
};
