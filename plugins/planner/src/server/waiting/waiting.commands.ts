import { randomUUID } from 'node:crypto';
import { languageOf } from '@lectern/core';
import { defineCommand } from '@lectern/core/server';
import type { PluginCommandContext } from '@lectern/core/server';
import { Appointment } from '../appointments/appointment.entity.ts';
import { hashOfEmail, sealWaiting } from '../appointments/contact.ts';
import type { Contact } from '../appointments/contact.ts';
import { lockCalendars } from '../calendar/lock-calendars.ts';
import { hashOfToken, waitingToken } from '../links/tokens.ts';
import { subjects } from '../subjects.ts';
import { offerFree } from './offer-free.ts';
import { Waiting } from './waiting.entity.ts';
import { fail } from '../fail.ts';

interface NewWaiting {
  readonly regionID: string;
  readonly contact: Contact;
  /** What they agreed to, as they read it. */
  readonly consent: string;
  readonly locale: string;
}

/** Puts somebody on the waiting list of a region. Who is there already keeps their place, and is told nothing else. */
export const joinWaiting = defineCommand(
  'planner.join-waiting',
  async (context, { regionID, contact, consent, locale }: NewWaiting) => {
    const { app, em, now, audit, enqueue } = context;
    context.allowEveryone('Whoever finds no time may wait for one.');
    const id = randomUUID();
    const isNew = await em.insertIfFree(Waiting, {
      id,
      regionID,
      contact: sealWaiting(app, id, contact),
      emailHash: hashOfEmail(app, contact.email),
      locale,
      consent,
      waitingSince: now,
      createdAt: now,
      holdID: null,
      heldUntil: null,
      offers: [],
      lapsed: 0,
      leaveHash: hashOfToken(waitingToken(app, 'leave', id)),
    });
    if (!isNew) return;
    await app.mail.queue(context, {
      to: 'template',
      template: 'planner:waiting',
      references: { waiting: id },
      about: { entity: subjects.region, id: regionID },
      language: languageOf(locale),
    });
    audit({ entity: subjects.region, entityID: regionID, changes: { waiting: id } });
    // A time that came free after this visitor saw none.
    enqueue('offer-free', {});
  },
);

/** Erases somebody from a waiting list; the time that was held for them goes to the next. */
async function drop(context: PluginCommandContext, { id, regionID, holdID }: Waiting): Promise<void> {
  const { em, audit } = context;
  const hold = holdID ? await em.findOne(Appointment, { id: holdID, status: 'held' }) : null;
  if (hold) await lockCalendars(context, [hold.advisorID]);
  await em.nativeDelete(Waiting, { id });
  if (hold) await em.nativeDelete(Appointment, { id: hold.id, status: 'held' });
  audit({ entity: subjects.region, entityID: regionID, changes: { waiting: null } });
  if (hold) await offerFree(context, [hold.advisorID]);
}

/** Takes somebody off a waiting list by the link of their mail. */
export const leaveWaiting = defineCommand('planner.leave-waiting', async (context, { token }: { readonly token: string }) => {
  context.allowEveryone('Whoever waits has the link to leave.');
  await drop(context, (await context.em.findOne(Waiting, { leaveHash: hashOfToken(token) })) ?? fail('notFound'));
});

/** Takes somebody off a waiting list, for staff. */
export const removeWaiting = defineCommand('planner.remove-waiting', async (context, { id }: { readonly id: string }) => {
  context.authorize('planner:manage');
  await drop(context, (await context.em.findOne(Waiting, { id })) ?? fail('notFound'));
});

/** Offers the free times of an advisor, and gives on what was offered and not taken. */
export const offerTimes = defineCommand('planner.offer-times', async (context, { advisorID }: { readonly advisorID: string }) => {
  context.allowEveryone('The job acts for the product.');
  await lockCalendars(context, [advisorID]);
  await offerFree(context, [advisorID]);
});
