import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { FieldError } from '#contract/errors.ts';
import { markPlans } from '../../pages/server/public.ts';
import type { Plan } from '../schedule.calls.ts';

export type PlanAction = Plan['action'];

/** What is planned for a page, as it is stored. */
export interface PlanRow {
  readonly pageID: string;
  readonly action: PlanAction;
  readonly at: Date;
  readonly zone: string;
  readonly versionID: string | null;
  readonly plannedBy: number | null;
  readonly failedAt: Date | null;
  readonly failure: readonly FieldError[] | null;
}

/** SQL of the columns of a `PlanRow` of the table `s`. */
export const planColumns = `s.page_id as "pageID", s.action, s.at, s.zone, s.version_id as "versionID", s.planned_by as "plannedBy",
  s.failed_at as "failedAt", s.failure`;

/** The plans of a page, in the order of time. */
export const plansOfPage = (em: Pick<SqlEntityManager, 'execute'>, pageID: string): Promise<PlanRow[]> =>
  em.execute(`select ${planColumns} from lectern_plan s where s.page_id = ? order by s.at, s.action`, [pageID]);

/** Tells lists of pages what is planned for one by now. */
export async function tellPage(em: SqlEntityManager, pageID: string): Promise<void> {
  const plans = await plansOfPage(em, pageID);
  const open = (action: PlanAction) => plans.find((plan) => plan.action === action && !plan.failedAt);
  await markPlans(em, pageID, {
    publishAt: open('publish')?.at ?? null,
    unpublishAt: open('unpublish')?.at ?? null,
    hasFailed: plans.some(({ failedAt }) => failedAt),
    versionID: plans.find(({ versionID }) => versionID)?.versionID ?? null,
  });
}
