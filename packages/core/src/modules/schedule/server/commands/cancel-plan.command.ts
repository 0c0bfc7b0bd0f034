import { defineCommand } from '#server/kernel/command.ts';
import { lockPageRow, pageSubject } from '#modules/pages/server/public.ts';
import { fail } from '../fail.ts';
import { tellPage } from '../plan-rows.ts';
import type { PlanAction } from '../plan-rows.ts';

interface CancelPlanInput {
  readonly id: string;
  /** Default: both. */
  readonly action?: PlanAction | undefined;
}

/** Takes back what is planned for a page, or puts away what could not be done. G_26 where that is nothing. */
export const cancelPlan = defineCommand<CancelPlanInput, undefined>(
  'page.cancel-plan',
  async ({ em, actor, authorize, audit }, { id, action }) => {
    const page = await lockPageRow(em, id);
    authorize('publish-page', await pageSubject(em, actor, page));
    const actions: { action: PlanAction }[] = await em.execute(
      'delete from lectern_plan where page_id = ? and action = coalesce(?, action) returning action',
      [id, action ?? null],
    );
    if (actions.length === 0) fail('nothingPlanned');
    await tellPage(em, id);
    for (const taken of actions) audit({ entity: 'page', entityID: id, changes: { planned: null, ...taken } });
    return undefined;
  },
);
