import type { HealthMeasure } from '#server/kernel/health/health-measure.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { changeableAddresses } from './external-links.query.ts';

/** Addresses of other sites that are broken, in what somebody may change. */
export const brokenMeasure: HealthMeasure<Lectern> = {
  open: '/external-links?state=broken',
  async count({ app, actor }) {
    const values: unknown[] = [];
    const mine = changeableAddresses(app, actor, (value) => `$${values.push(value)}`);
    const { rows } = await app.pool.query<{ total: number }>(
      `select count(*)::int as total from lectern_external_link l
       where l.state = 'broken' and exists (select from ${mine} and r.target = l.address)`,
      values,
    );
    return rows[0]?.total ?? 0;
  },
};
