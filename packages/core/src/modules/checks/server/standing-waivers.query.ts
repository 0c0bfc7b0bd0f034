import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Waiver } from '../checks.schema.ts';
import type { WaivedFinding } from './check-waiver.entity.ts';
import { namedUser } from '../../users/server/public.ts';

/** A waiver that stands, with what it covers. */
export interface StandingWaiver extends Waiver {
  readonly check: string;
  readonly findings: readonly WaivedFinding[];
}

/** The waivers of a page that nobody took back, the last first. */
export async function standingWaivers(em: Pick<SqlEntityManager, 'execute'>, pageID: string): Promise<StandingWaiver[]> {
  const rows = await em.execute<(Omit<StandingWaiver, 'at'> & { readonly at: Date | string })[]>(
    `select w.id, w.check_name as "check", w.reason, w.findings, w.waived_at as at,
       ${namedUser('w.waived_by')} as "by"
     from lectern_check_waiver w where w.page_id = ? and w.revoked_at is null order by w.waived_at desc, w.id`,
    [pageID],
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
