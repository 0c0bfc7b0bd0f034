import { route } from '@lectern/core/server';
import type { PluginApp } from '@lectern/core/server';
import { outsideCalls } from '../../outside.calls.ts';
import type { StaffCalendar } from '../../outside.calls.ts';
import { isSilent } from '../../slots/outside-busy.ts';
import { fail } from '../fail.ts';
import { optionsOf } from '../planner-app.ts';
import { Advisor } from '../rules/advisor.entity.ts';
import { OutsideCalendar } from './outside-calendar.entity.ts';
import { connectCalendar, disconnectCalendar, openAccount } from './outside.commands.ts';
import { readCalendar } from './read-calendars.ts';

/** How often the calendar of an advisor is read by hand: a password is not guessed with it. */
const readings = { attempts: 20, minutes: 60 };

function presentCalendar(app: PluginApp, calendar: OutsideCalendar): StaffCalendar {
  const { address, user } = openAccount(app, calendar);
  const { readAt, problem } = calendar;
  const isBusy = isSilent(readAt?.getTime() ?? null, app.now().getTime());
  return {
    address,
    user,
    readAt: readAt?.toISOString() ?? null,
    problem: problem ?? null,
    counts: isBusy ? 'busy' : problem ? 'copy' : 'current',
  };
}

/** Reads it at once: whoever sets a calendar learns whether it answers. */
async function readNow(app: PluginApp, advisorID: string): Promise<StaffCalendar> {
  await readCalendar(app, (await app.em().findOne(OutsideCalendar, { advisorID })) ?? fail('notFound'));
  return presentCalendar(app, (await app.em().findOne(OutsideCalendar, { advisorID })) ?? fail('notFound'));
}

/** Routes by which staff says where advisors keep their calendars. */
export const outsideRoutes = [
  route(outsideCalls.calendar, async ({ app, params: { id } }) => {
    const em = app.em();
    if ((await em.count(Advisor, { id, isRemoved: false })) === 0) fail('notFound');
    const calendar = await em.findOne(OutsideCalendar, { advisorID: id });
    return {
      data: {
        origins: [...(optionsOf(app).calendars?.origins ?? [])],
        calendar: calendar ? presentCalendar(app, calendar) : null,
      },
    };
  }),
  route(outsideCalls.connect, async ({ app, params: { id }, body, run }) => {
    await app.limit('calendar', id, readings);
    await run(connectCalendar, { id, ...body });
    return { data: await readNow(app, id) };
  }),
  route(outsideCalls.read, async ({ app, params: { id } }) => {
    await app.limit('calendar', id, readings);
    return { data: await readNow(app, id) };
  }),
  route(outsideCalls.disconnect, ({ params, run }) => run(disconnectCalendar, params)),
];
