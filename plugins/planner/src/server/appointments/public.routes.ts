import { route } from '@lectern/core/server';
import { plannerCalls } from '../../planner.calls.ts';
import { fail } from '../fail.ts';
import { createPostgresBackend } from '../backend/postgres-backend.ts';
import { readFeed } from '../calendar/read-feed.ts';
import { writeCalendar } from '../calendar/write-calendar.ts';
import { findLinked } from '../links/find-linked.ts';
import { optionsOf } from '../planner-app.ts';
import { calendarEvent, readAppointment } from './read-appointment.ts';

const headers = (name: string) => ({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-disposition': `attachment; filename="${name}.ics"`,
});
const type = 'text/calendar; charset=utf-8';

type Call = Parameters<typeof createPostgresBackend>[0];
const backendOf = ({ app, run }: Pick<Call, 'app' | 'run'>) =>
  createPostgresBackend({ app, run, locale: app.site.defaultLocale });

export const publicRoutes = [
  route(plannerCalls.regions, async (call) => ({ data: await backendOf(call).regions() })),
  route(plannerCalls.availability, async (call) => ({ data: await backendOf(call).availability(call.query) })),
  route(plannerCalls.hold, async (call) => {
    await call.limit('hold', { attempts: optionsOf(call.app).holdsPerHour, minutes: 60 });
    return { data: await backendOf(call).hold(call.body) };
  }),
  route(plannerCalls.confirm, async (call) => {
    const { hold, region, start, advisor, ...contact } = call.body;
    const named = { ...(region ? { region } : {}), ...(start ? { start } : {}), ...(advisor ? { advisor } : {}) };
    return { data: await backendOf(call).confirm({ ...named, hold, contact }) };
  }),
  route(plannerCalls.cancel, async (call) => ({ data: await backendOf(call).cancel(call.params.token) })),
  route(plannerCalls.reschedule, async (call) => ({ data: await backendOf(call).reschedule(call.params.token, call.body) })),
  route(plannerCalls.joinWaiting, async (call) => {
    const { region, consent = false, ...contact } = call.body;
    await call.limit('wait', { attempts: optionsOf(call.app).holdsPerHour, minutes: 60 });
    return { data: await backendOf(call).joinWaiting({ region, contact, hasConsent: consent }) };
  }),
  route(plannerCalls.leaveWaiting, (call) => backendOf(call).leaveWaiting(call.params.token)),
  route(plannerCalls.ics, async ({ app, params: { token } }) => {
    const appointment = (await findLinked(app, 'view', token)) ?? fail('notFound');
    const event = calendarEvent(app, await readAppointment(app, app.em(), appointment));
    return { type, headers: headers(appointment.reference ?? 'afspraak'), body: await writeCalendar([event], 'PUBLISH') };
  }),
  route(plannerCalls.feed, async ({ app, params: { token } }) => {
    const feed = (await readFeed(app, token)) ?? fail('notFound');
    return { type, headers: headers('afspraken'), body: feed };
  }),
];
