import { randomUUID } from 'node:crypto';
import { defineCommand } from '@lectern/core/server';
import type { PluginCommandContext } from '@lectern/core/server';
import { lockCalendars } from '../calendar/lock-calendars.ts';
import { hashOfToken, linkToken } from '../links/tokens.ts';
import { queueMails } from '../mails/queue-mails.ts';
import type { MailKind } from '../mails/queue-mails.ts';
import { offerWhereAway } from '../offers/offer-others.ts';
import { optionsOf } from '../planner-app.ts';
import { subjects } from '../subjects.ts';
import { offerFree } from '../waiting/offer-free.ts';
import { Waiting } from '../waiting/waiting.entity.ts';
import { Appointment, blankAppointment } from './appointment.entity.ts';
import type { AppointmentStatus } from './appointment.entity.ts';
import { hashOfEmail, resealContact, sealContact, sealMessage } from './contact.ts';
import type { Contact } from './contact.ts';
import { createReference } from './reference.ts';
import { columnsOf, takeTime } from './take-time.ts';
import type { WantedTime } from './wanted.ts';
import { fail } from '../fail.ts';

const minute = 60_000;
const day = 86_400_000;
/** Minutes for which a time is held. */
const holdMinutes = 10;
/** Open appointments of one address. */
const mostOpen = 5;
const conflicts = {
  planner_appointment_place: { code: 'PL_10' },
  planner_appointment_reference: { code: 'PL_10' },
  planner_appointment_hold: { code: 'PL_10' },
};

interface NewHold {
  readonly wanted: WantedTime;
  readonly token: string;
  /** The time that this visitor held until now. */
  readonly before: Pick<Appointment, 'id' | 'advisorID' | 'contact'> | undefined;
  readonly locale: string;
}

/** Holds a time for ten minutes. What its visitor held before is free at once, and stays theirs where this fails. */
export const holdTime = defineCommand(
  'planner.hold',
  async (context, { wanted, token, before, locale }: NewHold) => {
    const { app, em, now } = context;
    context.allowEveryone('Times are for everybody who is offered them.');
    await lockCalendars(context, [wanted.advisor.id, ...(before ? [before.advisorID] : [])]);
    if (before) await em.nativeDelete(Appointment, { id: before.id, status: 'held' });
    const heldUntil = new Date(now.getTime() + holdMinutes * minute);
    const id = randomUUID();
    const contact = resealContact(app, before, id);
    const row = { ...blankAppointment, id, ...columnsOf(wanted), status: 'held' as AppointmentStatus, contact, locale };
    await takeTime(context, wanted, { ...row, holdHash: hashOfToken(token), heldUntil, createdAt: now, changedAt: now });
    return { heldUntil };
  },
  { conflicts },
);

/** Holds a time for ten minutes more. PL_01 where it is somebody else's by now. */
export const extendHold = defineCommand('planner.extend-hold', async (context, { token }: { readonly token: string }) => {
  const { em, now } = context;
  context.allowEveryone('Whoever holds a time has its token.');
  const heldUntil = new Date(now.getTime() + holdMinutes * minute);
  // Over or not: as long as nobody took the time, its row is there.
  const count = await em.nativeUpdate(
    Appointment,
    { holdHash: hashOfToken(token), status: 'held', startsAt: { $gt: now } },
    { heldUntil, changedAt: now },
  );
  if (count === 0) fail('timeTaken', 'start');
  return { heldUntil };
});

/** Keeps what was typed with the time that is held, for as long as that is there. Nobody is found by it. */
export const keepTyped = defineCommand(
  'planner.keep-typed',
  async (context, { id, contact }: { readonly id: string; readonly contact: Contact }) => {
    context.allowEveryone('Whoever holds a time has its token.');
    await context.em.nativeUpdate(Appointment, { id, status: 'held' }, { contact: sealContact(context.app, id, contact) });
  },
);

/** Which of its address's open appointments a new one is. PL_03 where there are as many as there may be. */
async function placeOf({ em, now }: PluginCommandContext, emailHash: Buffer): Promise<number> {
  await em.nativeUpdate(Appointment, { emailHash, endsAt: { $lte: now }, emailPlace: { $ne: null } }, { emailPlace: null });
  const open = await em.find(Appointment, { emailHash, emailPlace: { $ne: null } }, { fields: ['emailPlace'] });
  const taken = new Set(open.map(({ emailPlace }) => emailPlace));
  for (let place = 1; place <= mostOpen; place += 1) if (!taken.has(place)) return place;
  return fail('tooManyOpen', 'email');
}

interface NewAppointment {
  /** Of the row that is held; undefined where the time is taken without a hold. */
  readonly held: Pick<Appointment, 'id' | 'advisorID'> | undefined;
  /** Undefined where it is held. */
  readonly wanted: WantedTime | undefined;
  readonly contact: Contact;
  readonly locale: string;
  /** True where staff makes it: as many for one address as they like. */
  readonly isStaff?: boolean;
}

/** Makes an appointment of a held or a free time, with its mails and its reminder. */
export const confirmTime = defineCommand(
  'planner.confirm',
  async (context, { held, wanted, contact, locale, isStaff = false }: NewAppointment) => {
    const { app, em, now, audit } = context;
    if (isStaff) context.authorize('planner:manage');
    else context.allowEveryone('Times are for everybody who is offered them.');
    await lockCalendars(context, [held?.advisorID ?? wanted?.advisor.id ?? fail('notFound')]);
    const id = held?.id ?? randomUUID();
    const emailHash = hashOfEmail(app, contact.email);
    const details = {
      status: 'confirmed' as AppointmentStatus,
      heldUntil: null,
      reference: createReference(now.toISOString().slice(0, 4)),
      cancelHash: hashOfToken(linkToken(app, 'cancel', id)),
      moveHash: hashOfToken(linkToken(app, 'move', id)),
      viewHash: hashOfToken(linkToken(app, 'view', id)),
      contact: sealContact(app, id, contact),
      emailHash,
      locale,
      changedAt: now,
    };
    if (held) {
      if ((await em.nativeUpdate(Appointment, { id, status: 'held' }, details)) === 0) fail('timeTaken', 'start');
    } else if (wanted)
      await takeTime(context, wanted, { ...blankAppointment, id, ...columnsOf(wanted), createdAt: now, ...details });
    if (!isStaff) await em.nativeUpdate(Appointment, { id }, { emailPlace: await placeOf(context, emailHash) });
    const appointment = (await em.findOne(Appointment, { id })) ?? fail('timeTaken', 'start');
    await queueMails(context, appointment, 'confirmed');
    // Whoever has a time there waits no longer.
    await em.nativeDelete(Waiting, { $or: [{ holdID: id }, { emailHash, regionID: appointment.regionID }] });
    // A hold stands, whatever was entered over it since.
    await offerWhereAway(context, appointment);
    audit({ entity: subjects.appointment, entityID: id, changes: { advisor: appointment.advisorID } });
    return appointment;
  },
  { conflicts },
);

/** Who asks for a change: whoever has its link, or staff. */
export interface Changer {
  readonly isStaff: boolean;
  /** What staff writes to whoever it is with. */
  readonly message?: string | undefined;
}

/** An appointment that can still be changed. PL_04 where it is over or cancelled. */
async function openAppointment(
  context: PluginCommandContext,
  id: string,
  { isStaff }: Changer,
  advisor?: string,
): Promise<Appointment> {
  const { em, now } = context;
  if (isStaff) context.authorize('planner:manage');
  else context.allowEveryone('Whoever has the link of an appointment may change it.');
  const found = (await em.findOne(Appointment, { id }, { fields: ['advisorID'] })) ?? fail('notFound');
  await lockCalendars(context, [found.advisorID, ...(advisor === undefined ? [] : [advisor])]);
  const appointment = (await em.findOne(Appointment, { id }, { refresh: true, populate: ['*'] })) ?? fail('notFound');
  if (appointment.status !== 'confirmed' || appointment.endsAt <= now) fail('over');
  return appointment as Appointment;
}

const changed = ({ app, now }: PluginCommandContext, { id, sequence }: Appointment, { message }: Changer) => ({
  sequence: sequence + 1,
  message: message ? sealMessage(app, id, message) : null,
  changedAt: now,
});

async function finish(context: PluginCommandContext, appointment: Appointment, kind: MailKind): Promise<void> {
  await queueMails(context, appointment, kind);
  context.audit({ entity: subjects.appointment, entityID: appointment.id, changes: { sequence: appointment.sequence } });
}

/** Cancels an appointment: its time is free at once. */
export const cancelAppointment = defineCommand(
  'planner.cancel',
  async (context, { id, by }: { readonly id: string; readonly by: Changer }) => {
    const appointment = await openAppointment(context, id, by);
    context.em.assign(appointment, { status: 'cancelled', emailPlace: null, ...changed(context, appointment, by) });
    await context.em.flush();
    await finish(context, appointment, 'cancelled');
    await offerFree(context, [appointment.advisorID]);
  },
);

/** What stays of an appointment that is moved. */
function keptOf(before: Appointment) {
  const { reference, status, locale, contact, emailHash, emailPlace, createdAt } = before;
  const { holdHash, cancelHash, moveHash, viewHash, offerHash } = before;
  return {
    ...blankAppointment,
    ...{ reference, status, locale, contact, emailHash, emailPlace, createdAt },
    ...{ holdHash, cancelHash, moveHash, viewHash, offerHash },
  };
}

interface Move {
  readonly id: string;
  readonly wanted: WantedTime;
  readonly by: Changer;
}

/** Moves an appointment: its row goes and is written anew, so that its own time is never in the way. */
export const moveAppointment = defineCommand(
  'planner.move',
  async (context, { id, wanted, by }: Move) => {
    const { em } = context;
    const before = await openAppointment(context, id, by, wanted.advisor.id);
    // Read again below, it is the appointment as it is then.
    const { advisorID } = before;
    const row = { ...keptOf(before), id, ...columnsOf(wanted), ...changed(context, before, by) };
    await em.nativeDelete(Appointment, { id });
    await takeTime(context, wanted, row);
    const after = (await em.findOne(Appointment, { id }, { refresh: true })) ?? fail('notFound');
    await finish(context, after, 'moved');
    await offerFree(context, [advisorID]);
    return after;
  },
  { conflicts },
);

/** Drops holds that are long over. */
export const sweepHolds = defineCommand<undefined, number>('planner.sweep-holds', async (context) => {
  context.allowEveryone('The job acts for the product.');
  const before = new Date(context.now.getTime() - 60 * minute);
  return context.em.nativeDelete(Appointment, { status: 'held', heldUntil: { $lte: before } });
});

/** Erases whom appointments were with once their time is over; the rows stay for counting. */
export const eraseDue = defineCommand<undefined, number>('planner.erase-due', async (context) => {
  context.allowEveryone('The job acts for the product.');
  const { app, em, now } = context;
  const before = new Date(now.getTime() - optionsOf(app).retentionDays * day);
  await em.nativeDelete(Waiting, { createdAt: { $lte: before } });
  return em.nativeUpdate(
    Appointment,
    { endsAt: { $lte: before }, contact: { $ne: null } },
    { contact: null, emailHash: null, emailPlace: null, message: null },
  );
});
