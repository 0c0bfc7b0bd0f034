import { randomUUID } from 'node:crypto';
import { defineCommand, route } from '@lectern/core/server';
import type { Actor, PluginApp, QueuedMailState } from '@lectern/core/server';
import { appointmentsCalls } from '../../appointments.calls.ts';
import { addDays } from '../../slots/days.ts';
import { createZone } from '../../slots/zone.ts';
import { fail } from '../fail.ts';
import { attempt } from '../backend/attempt.ts';
import { AdvisorCalendar } from '../calendar/advisor-calendar.entity.ts';
import { lockCalendars } from '../calendar/lock-calendars.ts';
import { feedToken, hashOfToken } from '../links/tokens.ts';
import { optionsOf } from '../planner-app.ts';
import { subjects } from '../subjects.ts';
import { Appointment } from './appointment.entity.ts';
import { cancelAppointment, confirmTime, moveAppointment } from './appointment.commands.ts';
import { openContact, openMessage } from './contact.ts';
import { exportedRow, exportStart } from './export-rows.ts';
import { presentListed } from './present-listed.ts';
import { readContact } from './read-contact.ts';
import { rulesOf, wantedTime } from './wanted.ts';

const manage = 'planner:manage';
const exportedAtOnce = 500;

/** The advisors whose appointments an actor sees; undefined for all. */
async function ownAdvisors(app: PluginApp, actor: Actor): Promise<readonly string[] | undefined> {
  if (app.can(actor, manage)) return undefined;
  const { advisors } = await rulesOf(app);
  return advisors.filter(({ userID }) => userID !== null && actor.kind === 'user' && userID === actor.id).map(({ id }) => id);
}

/** An appointment that an actor may see; to everybody else there is none. */
async function seenAppointment(app: PluginApp, actor: Actor, id: string): Promise<Appointment> {
  const appointment = (await app.em().findOne(Appointment, { id, status: { $ne: 'held' } })) ?? fail('notFound');
  const own = await ownAdvisors(app, actor);
  if (own && !own.includes(appointment.advisorID)) fail('notFound');
  return appointment;
}

interface Listing {
  readonly from: string;
  readonly to: string;
  readonly advisor?: string;
  readonly region?: string;
  readonly status?: 'confirmed' | 'cancelled';
}

/** The condition of the appointments that an actor sees of some days. */
async function conditionOf(app: PluginApp, actor: Actor, { from, to, advisor, region, status }: Listing) {
  const zone = createZone(optionsOf(app).timeZone);
  const own = await ownAdvisors(app, actor);
  const wanted = advisor === undefined ? own : [advisor].filter((id) => !own || own.includes(id));
  return {
    startsAt: { $gte: new Date(zone.dayOf(from).start), $lt: new Date(zone.dayOf(addDays(to, 1)).start) },
    status: status ?? { $ne: 'held' as const },
    ...(wanted ? { advisorID: { $in: [...wanted] } } : {}),
    ...(region === undefined ? {} : { regionID: region }),
  };
}

/** All of them, however many. */
async function exportAll(app: PluginApp, actor: Actor, listing: Listing): Promise<string> {
  const condition = await conditionOf(app, actor, listing);
  let csv = exportStart;
  for (let offset = 0; ; offset += exportedAtOnce) {
    const page = await app
      .em()
      .find(Appointment, condition, { orderBy: { startsAt: 'asc', id: 'asc' }, limit: exportedAtOnce, offset });
    csv += page.map((each) => exportedRow({ ...presentListed(app, each), contact: openContact(app, each) })).join('');
    if (page.length < exportedAtOnce) return csv;
  }
}

/** Writes down that somebody looked at whom an appointment is with. */
const lookAt = defineCommand('planner.view', async (context, { id }: { readonly id: string }) => {
  context.allowEveryone('Who may look was asked before.');
  context.audit({ entity: subjects.appointment, entityID: id });
  return Promise.resolve();
});

/** Sends a mail of an appointment once more. */
const resendMail = defineCommand(
  'planner.resend-mail',
  async (context, { id, mailID }: { readonly id: string; readonly mailID: string }) => {
    context.allowEveryone('Who may look was asked before.');
    await context.app.mail.resend(context, mailID);
    context.audit({ entity: subjects.appointment, entityID: id, changes: { mailID } });
  },
);

const recordExport = defineCommand('planner.export', async ({ authorize, audit }, { from, to }: Listing) => {
  authorize(manage);
  audit({ entity: subjects.appointment, entityID: `${from}/${to}` });
  return Promise.resolve();
});

/** Gives an advisor's calendar another address. */
const renewFeed = defineCommand('planner.renew-feed', async (context, { advisor }: { readonly advisor: string }) => {
  const { app, em, now, audit } = context;
  context.allowEveryone('Whose calendar it is was asked before.');
  await lockCalendars(context, [advisor]);
  const renewal = randomUUID();
  const token = feedToken(app, advisor, renewal);
  await em.nativeUpdate(AdvisorCalendar, { advisorID: advisor }, { renewal, tokenHash: hashOfToken(token), renewedAt: now });
  audit({ entity: subjects.advisor, entityID: advisor });
  return token;
});

const openFeed = defineCommand('planner.open-feed', async (context, { advisor }: { readonly advisor: string }) => {
  context.allowEveryone('Whose calendar it is was asked before.');
  await lockCalendars(context, [advisor]);
  const calendar = await context.em.findOne(AdvisorCalendar, { advisorID: advisor });
  return calendar ? feedToken(context.app, advisor, calendar.renewal) : fail('notFound');
});

async function assertOwnCalendar(app: PluginApp, actor: Actor, advisor: string): Promise<void> {
  const own = await ownAdvisors(app, actor);
  if (own && !own.includes(advisor)) fail('notFound');
  if (!(await rulesOf(app)).advisors.some(({ id }) => id === advisor)) fail('notFound');
}

/** A mail about an appointment, without its address: that stands in the contact, and in the audit log who looked at it. */
const presentMail = ({ id, template, state, lastError, queuedAt, endedAt }: QueuedMailState) => ({
  id,
  template,
  state,
  lastError,
  queuedAt: queuedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

const addressOf = ({ origin, apiPath }: PluginApp, token: string): string => `${origin}${apiPath}/planner/feed/${token}`;

export const staffRoutes = [
  route(appointmentsCalls.list, async ({ app, actor, query: { sortOrder, pageIndex, pageSize, ...listing } }) => {
    const [page, totalItems] = await app.em().findAndCount(Appointment, await conditionOf(app, actor, listing), {
      orderBy: { startsAt: sortOrder, id: sortOrder },
      limit: pageSize,
      offset: pageIndex * pageSize,
    });
    return { data: page.map((each) => presentListed(app, each)), totalItems };
  }),
  route(appointmentsCalls.get, async ({ app, actor, params: { id }, run }) => {
    const appointment = await seenAppointment(app, actor, id);
    await run(lookAt, { id });
    return {
      data: {
        ...presentListed(app, appointment),
        contact: openContact(app, appointment) ?? null,
        message: openMessage(app, appointment) ?? null,
        canManage: app.can(actor, manage),
        mails: (await app.mail.list({ entity: subjects.appointment, id })).map(presentMail),
      },
    };
  }),
  route(appointmentsCalls.book, async ({ app, body: { region, advisor, start, ...sent }, run }) => {
    const contact = readContact(sent);
    const asked = { region, advisor, start };
    const locale = app.site.defaultLocale;
    const made = await attempt({ app, locale, run }, asked, async () =>
      run(confirmTime, { held: undefined, wanted: await wantedTime(app, asked, true), contact, locale, isStaff: true }),
    );
    return { data: { id: made.id, reference: made.reference ?? '' } };
  }),
  route(appointmentsCalls.move, async ({ app, params: { id }, body: { message, ...asked }, run }) => {
    const moved = await attempt(
      { app, locale: app.site.defaultLocale, run },
      asked,
      async () => run(moveAppointment, { id, wanted: await wantedTime(app, asked, true), by: { isStaff: true, message } }),
      id,
    );
    return { data: presentListed(app, moved) };
  }),
  route(appointmentsCalls.cancel, async ({ app, actor, params: { id }, body: { message }, run }) => {
    await run(cancelAppointment, { id, by: { isStaff: true, message } });
    return { data: presentListed(app, await seenAppointment(app, actor, id)) };
  }),
  route(appointmentsCalls.resend, async ({ app, actor, params: { id }, body: { mailID }, run }) => {
    await seenAppointment(app, actor, id);
    const own = await app.mail.list({ entity: subjects.appointment, id });
    if (!own.some((mail) => mail.id === mailID)) fail('notFound');
    await run(resendMail, { id, mailID });
  }),
  route(appointmentsCalls.export, async ({ app, actor, query, run }) => {
    await run(recordExport, query);
    return {
      type: 'text/csv; charset=utf-8',
      headers: { 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="afspraken.csv"' },
      body: await exportAll(app, actor, query),
    };
  }),
  route(appointmentsCalls.feedAddress, async ({ app, actor, params: { advisor }, run }) => {
    await assertOwnCalendar(app, actor, advisor);
    return { data: { address: addressOf(app, await run(openFeed, { advisor })) } };
  }),
  route(appointmentsCalls.renewFeed, async ({ app, actor, params: { advisor }, run }) => {
    await assertOwnCalendar(app, actor, advisor);
    return { data: { address: addressOf(app, await run(renewFeed, { advisor })) } };
  }),
];
