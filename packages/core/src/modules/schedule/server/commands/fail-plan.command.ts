import type { FieldError } from '#contract/errors.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import { isActive } from '#modules/users/server/public.ts';
import { failedMailName } from '../mails/failed-mail-name.ts';
import { tellPage } from '../plan-rows.ts';
import type { PlanAction } from '../plan-rows.ts';

interface FailPlanInput {
  readonly id: string;
  readonly action: PlanAction;
  readonly errors: readonly FieldError[];
}

/** Writes down why something that was due could not be done, and tells whoever planned it, while they can sign in. */
export const failPlan = defineCommand<FailPlanInput, undefined>('page.fail-plan', async (context, { id, action, errors }) => {
  const { em, now, authorize, audit } = context;
  authorize('publish-page');
  await em.execute('select id from lectern_page where id = ? for update', [id]);
  const [failed] = await em.execute<{ plannedBy: number | null }[]>(
    `update lectern_plan set failed_at = ?, failure = ?::jsonb, claimed_until = null
     where page_id = ? and action = ? and at <= now() and failed_at is null returning planned_by as "plannedBy"`,
    [now, JSON.stringify(errors), id, action],
  );
  if (!failed) return undefined;
  await tellPage(em, id);
  const codes = errors.map(({ code }) => code).join(' ');
  audit({ entity: 'page', entityID: id, changes: { planned: action, codes }, outcome: 'failed' });
  const { plannedBy } = failed;
  if (plannedBy !== null && (await isActive(em, plannedBy)))
    await queueMail(context, {
      template: failedMailName,
      to: { userID: plannedBy },
      references: { page: id, action },
      about: { entity: 'page', id },
    });
  return undefined;
});
