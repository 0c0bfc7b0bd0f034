import { route } from '@lectern/core/server';
import type { PluginApp } from '@lectern/core/server';
import type { StaffSlotDay } from '../../rules.calls.ts';
import { rulesCalls } from '../../rules.calls.ts';
import { addDays } from '../../slots/days.ts';
import { explainDay, explainSlot } from '../../slots/slots.ts';
import { daysOf, readWeek } from '../../slots/week.ts';
import { createZone } from '../../slots/zone.ts';
import { fail } from '../fail.ts';
import { presentListed } from '../appointments/present-listed.ts';
import { readBusy } from '../appointments/read-busy.ts';
import { findRegion } from '../appointments/wanted.ts';
import { findCovered } from '../offers/covered.ts';
import { optionsOf } from '../planner-app.ts';
import { findAdvisors, presentReason, presentRegion } from './present-rules.ts';
import { readSettings, slotRulesOf } from './read-rules.ts';
import { Region } from './region.entity.ts';
import { addAbsence, removeAbsence } from './absence.commands.ts';
import { Absence } from './absence.entity.ts';
import {
  changeAdvisor,
  createAdvisor,
  createRegion,
  removeAdvisor,
  removeRegion,
  saveSettings,
  updateRegion,
} from './rules.commands.ts';

interface Asked {
  /** Days, both included. */
  readonly from: string;
  readonly to: string;
  readonly except?: string | undefined;
}

/** The rules of a region, and what is busy on its days and around them. */
async function questionOf(app: PluginApp, regionID: string, { from, to, except }: Asked) {
  const em = app.em();
  const region = (await findRegion(app, regionID)) ?? fail('notFound');
  const zone = createZone(optionsOf(app).timeZone);
  const busy = await readBusy(
    em,
    { start: zone.dayOf(addDays(from, -1)).start, end: zone.dayOf(addDays(to, 1)).end },
    { now: app.now(), except },
  );
  return { zone, busy, rules: slotRulesOf(region, optionsOf(app).timeZone), now: app.now().getTime() };
}

interface WeekQuery {
  readonly region: string;
  readonly advisor: string;
  readonly week: string;
  readonly except?: string;
}

async function explainWeek(app: PluginApp, query: WeekQuery): Promise<readonly StaffSlotDay[]> {
  const week = readWeek(query.week) ?? fail('invalid', 'week');
  const { zone, busy, rules, now } = await questionOf(app, query.region, { ...week, except: query.except });
  return daysOf(week).map((date) => {
    const day = explainDay(rules, busy, now, { advisor: query.advisor, date });
    return {
      date,
      reason: presentReason(day.reason),
      slots: day.slots.map(({ start, end, reason }) => ({
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
        ...zone.timeOf(start),
        reason: presentReason(reason),
      })),
    };
  });
}

async function explain(
  app: PluginApp,
  { region, advisor, start }: Pick<WeekQuery, 'region' | 'advisor'> & { readonly start: string },
) {
  const date = start.slice(0, 10);
  const { busy, rules, now } = await questionOf(app, region, { from: date, to: date });
  return { reason: presentReason(explainSlot(rules, busy, now, { advisor, instant: Date.parse(start) })) };
}

/** Routes by which staff keeps the rules. */
export const rulesRoutes = [
  route(rulesCalls.regions, async ({ app }) => ({
    data: (await app.em().find(Region, {}, { orderBy: { createdAt: 'asc', id: 'asc' } })).map(presentRegion),
  })),
  route(rulesCalls.createRegion, async ({ body, run }) => ({ data: await run(createRegion, body) })),
  route(rulesCalls.updateRegion, async ({ params, body, run }) => ({ data: await run(updateRegion, { ...params, ...body }) })),
  route(rulesCalls.removeRegion, ({ params, run }) => run(removeRegion, params)),
  route(rulesCalls.advisors, async ({ app }) => ({ data: await findAdvisors(app.em()) })),
  route(rulesCalls.advisor, async ({ app, params }) => ({
    data: (await findAdvisors(app.em(), params.id))[0] ?? fail('notFound'),
  })),
  route(rulesCalls.createAdvisor, async ({ body, run }) => ({ data: await run(createAdvisor, body) })),
  route(rulesCalls.updateAdvisor, async ({ params, body: { revision, ...change }, run }) => ({
    data: await run(changeAdvisor, { ...params, revision, change }),
  })),
  route(rulesCalls.removeAdvisor, ({ params, run }) => run(removeAdvisor, params)),
  route(rulesCalls.setPlan, async ({ params, body: { revision, plan }, run }) => ({
    data: await run(changeAdvisor, { ...params, revision, change: { plan } }),
  })),
  route(rulesCalls.setExceptions, async ({ params, body: { revision, exceptions }, run }) => ({
    data: await run(changeAdvisor, { ...params, revision, change: { exceptions } }),
  })),
  route(rulesCalls.addAbsence, async ({ app, params, body, run }) => {
    const { id, appointments } = await run(addAbsence, { ...params, ...body });
    return { data: { id, appointments: appointments.map((each) => presentListed(app, each)) } };
  }),
  route(rulesCalls.absenceAppointments, async ({ app, params: { id: advisorID, absence: id } }) => {
    const em = app.em();
    const absence = (await em.findOne(Absence, { id, advisorID })) ?? fail('notFound');
    return { data: (await findCovered(em, absence, app.now())).map((each) => presentListed(app, each)) };
  }),
  route(rulesCalls.removeAbsence, ({ params, run }) => run(removeAbsence, params)),
  route(rulesCalls.settings, async ({ app }) => {
    const { settings, revision } = await readSettings(app.em());
    return { data: { ...settings, revision } };
  }),
  route(rulesCalls.saveSettings, async ({ body, run }) => ({ data: await run(saveSettings, body) })),
  route(rulesCalls.slots, async ({ app, query }) => ({ data: await explainWeek(app, query) })),
  route(rulesCalls.explain, async ({ app, query }) => ({ data: await explain(app, query) })),
];
