import { defineCommand } from '@lectern/core/server';
import { lockCalendars } from '../calendar/lock-calendars.ts';
import { findCovered } from '../offers/covered.ts';
import { offerOthers } from '../offers/offer-others.ts';
import { subjects } from '../subjects.ts';
import { askForOffers } from '../waiting/offer-free.ts';
import { Absence } from './absence.entity.ts';
import { Advisor } from './advisor.entity.ts';
import { fail } from '../fail.ts';

const permission = 'planner:manage';

interface NewAbsence {
  readonly id: string;
  readonly start: string;
  readonly end: string;
  readonly note: string;
}

/** Adds an absence, and offers whoever has an appointment in it other times. */
export const addAbsence = defineCommand(
  'planner.add-absence',
  async (context, { id: advisorID, start, end, note }: NewAbsence) => {
    const { em, now, authorize, audit } = context;
    authorize(permission);
    if ((await em.count(Advisor, { id: advisorID, isRemoved: false })) === 0) fail('notFound');
    // Whoever confirms at the same time is before it, and found, or after it, and knows of it.
    await lockCalendars(context, [advisorID]);
    const id = crypto.randomUUID();
    const absence = em.create(Absence, { id, advisorID, startsAt: new Date(start), endsAt: new Date(end), note });
    await em.flush();
    const appointments = await findCovered(em, absence, now);
    for (const appointment of appointments) await offerOthers(context, appointment, id);
    audit({ entity: subjects.advisor, entityID: advisorID, changes: { absence: id, start, end, covered: appointments.length } });
    return { id, appointments };
  },
);

/** Removes an absence. What was mailed about it and not sent by now is void. */
export const removeAbsence = defineCommand(
  'planner.remove-absence',
  async (context, { id: advisorID, absence: id }: { readonly id: string; readonly absence: string }) => {
    const { em, authorize, audit } = context;
    authorize(permission);
    em.remove((await em.findOne(Absence, { id, advisorID })) ?? fail('notFound'));
    audit({ entity: subjects.advisor, entityID: advisorID, changes: { absence: id } });
    await askForOffers(context, [advisorID]);
  },
);
