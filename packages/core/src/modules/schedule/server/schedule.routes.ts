import { route } from '#server/http/route.ts';
import { can } from '#server/kernel/policy.ts';
import { Page, pageSubject } from '../../pages/server/public.ts';
import { scheduleCalls } from '../schedule.calls.ts';
import { cancelPlan } from './commands/cancel-plan.command.ts';
import { planPage } from './commands/plan-page.command.ts';
import { fail } from './fail.ts';
import { listPlans, readPlans } from './list-plans.query.ts';
import { momentOf } from './moment-of.ts';

export const scheduleRoutes = [
  route(scheduleCalls.plan, async ({ app, run, params: { id }, body: { action, at, zone, pageVersionID } }) => {
    const moment = momentOf({ at, zone }, app.settings.timeZone);
    await run(planPage, { id, action, versionID: pageVersionID ?? null, ...moment });
    const plans = await readPlans(app, id);
    return { data: plans.find((plan) => plan.action === action) ?? fail('nothingPlanned') };
  }),
  route(scheduleCalls.cancel, ({ run, params: { id }, query: { action } }) => run(cancelPlan, { id, action })),
  route(scheduleCalls.ofPage, async ({ app, actor, params: { id } }) => {
    const em = app.em();
    const page = (await em.findOne(Page, { id })) ?? fail('noPage');
    if (!can(actor, 'view-page', await pageSubject(em, actor, page))) fail('forbidden');
    return { data: [...(await readPlans(app, id))] };
  }),
  route(scheduleCalls.list, async ({ app, actor, query }) => {
    if (query.from !== undefined && query.to !== undefined && query.to < query.from) fail('invalid', 'to');
    return { data: [...(await listPlans(app, actor, query))] };
  }),
];
