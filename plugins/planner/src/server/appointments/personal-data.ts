import { isLecternError } from '@lectern/core';
import type { PersonalData, PluginApp, PluginCommandContext } from '@lectern/core/server';
import { lockCalendars } from '../calendar/lock-calendars.ts';
import { queueAdvisorMail } from '../mails/queue-mails.ts';
import { offerFree } from '../waiting/offer-free.ts';
import { Waiting } from '../waiting/waiting.entity.ts';
import { Appointment } from './appointment.entity.ts';
import { hashOfEmail, openContact, openWaiting } from './contact.ts';
import type { Contact } from './contact.ts';

/** Whom a record is with; named as unreadable where it cannot be opened. */
function opened(open: () => Contact | undefined): object {
  try {
    return { contact: open() };
  } catch (error) {
    if (!isLecternError(error)) throw error;
    return { isUnreadable: true };
  }
}

/** What the planner keeps of a person: appointments and places on waiting lists at their address. */
export const personalData: PersonalData<PluginApp, PluginCommandContext> = {
  async find({ email }, app) {
    const emailHash = hashOfEmail(app, email);
    return (await app.em().count(Appointment, { emailHash })) + (await app.em().count(Waiting, { emailHash }));
  },
  async export({ email }, app) {
    const emailHash = hashOfEmail(app, email);
    const found = await app.em().find(Appointment, { emailHash }, { orderBy: { startsAt: 'asc' } });
    const waiting = await app.em().find(Waiting, { emailHash }, { orderBy: { createdAt: 'asc' } });
    return [
      ...found.map((appointment) => {
        const { reference, status, startsAt, endsAt, regionID: region } = appointment;
        const shown = { reference, status, region, start: startsAt.toISOString(), end: endsAt.toISOString() };
        return { ...shown, ...opened(() => openContact(app, appointment)) };
      }),
      ...waiting.map((person) => {
        const { regionID: region, createdAt, consent } = person;
        const shown = { status: 'waiting', region, since: createdAt.toISOString(), consent };
        return { ...shown, ...opened(() => openWaiting(app, person)) };
      }),
    ];
  },
  // An appointment that is still to come is nobody's any more: its time is free, and its advisor is told.
  async erase({ email }, context) {
    const { app, em, now } = context;
    const emailHash = hashOfEmail(app, email);
    const waiting = await em.find(Waiting, { emailHash }, { fields: ['holdID'] });
    const holds = { id: { $in: waiting.flatMap(({ holdID }) => holdID ?? []) }, status: 'held' as const };
    const found = await em.find(Appointment, { $or: [{ emailHash }, holds] }, { fields: ['advisorID'] });
    const advisorIDs = found.map(({ advisorID }) => advisorID);
    await lockCalendars(context, advisorIDs);
    await em.nativeDelete(Waiting, { emailHash });
    await em.nativeDelete(Appointment, holds);
    const open = await em.find(Appointment, { emailHash, status: 'confirmed', endsAt: { $gt: now } }, { refresh: true });
    for (const { id, sequence } of open) {
      await em.nativeUpdate(Appointment, { id }, { status: 'cancelled', sequence: sequence + 1, changedAt: now });
      await queueAdvisorMail(context, { id, sequence: sequence + 1 }, 'cancelled');
    }
    await em.nativeUpdate(Appointment, { emailHash }, { contact: null, emailHash: null, emailPlace: null, message: null });
    await offerFree(context, advisorIDs);
  },
};
