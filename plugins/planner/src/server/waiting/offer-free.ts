import { randomUUID } from 'node:crypto';
import { languageOf } from '@lectern/core';
import type { PluginCommandContext } from '@lectern/core/server';
import { timeValue } from '../../planner-form.ts';
import { addDays } from '../../slots/days.ts';
import type { Slot } from '../../slots/rules.types.ts';
import { createZone } from '../../slots/zone.ts';
import { Appointment, blankAppointment } from '../appointments/appointment.entity.ts';
import { columnsOf, takeTime } from '../appointments/take-time.ts';
import { freeTimes, slotRules } from '../appointments/times.ts';
import { rulesOf, timeOf } from '../appointments/wanted.ts';
import { hashOfToken, waitingToken } from '../links/tokens.ts';
import { optionsOf } from '../planner-app.ts';
import type { AdvisorRules, RegionRules } from '../rules/read-rules.ts';
import { subjects } from '../subjects.ts';
import { Waiting } from './waiting.entity.ts';

const minute = 60_000;
/** Minutes for which the row outlives its offer: until the job has given its time to the next, nobody else takes it. */
const grace = 15;
/** Offers in a row without an answer, after which somebody waits no longer. */
const mostLapsed = 3;

const valueOf = ({ start, advisor }: Slot): string => timeValue({ start: new Date(start).toISOString(), advisor });

/** The first free time of an advisor that somebody was not offered before. */
async function firstFor(context: PluginCommandContext, region: RegionRules, advisorID: string, { offers }: Waiting) {
  const { app, em, now } = context;
  const rules = slotRules(optionsOf(app).timeZone, region, advisorID);
  const today = createZone(rules.timeZone).dateOf(now.getTime());
  const free = await freeTimes({ em, rules, now }, { from: today, to: addDays(today, rules.settings.horizon) });
  return free.find((slot) => !offers.includes(valueOf(slot)));
}

/** Holds a time for somebody, and mails them the link that confirms it. False where another offer of theirs came first. */
async function offer(
  context: PluginCommandContext,
  person: Waiting,
  { region, advisor, slot }: { readonly region: RegionRules; readonly advisor: AdvisorRules; readonly slot: Slot },
): Promise<boolean> {
  const { app, em, now } = context;
  const id = randomUUID();
  const heldUntil = new Date(Math.min(now.getTime() + optionsOf(app).offerMinutes * minute, slot.start));
  const change = { holdID: id, heldUntil, offers: [...person.offers, valueOf(slot)] };
  if ((await em.nativeUpdate(Waiting, { id: person.id, holdID: null }, change)) === 0) return false;
  const wanted = timeOf(region, advisor, slot.start);
  await takeTime(context, wanted, {
    ...blankAppointment,
    id,
    ...columnsOf(wanted),
    status: 'held',
    holdHash: hashOfToken(waitingToken(app, 'take', id)),
    heldUntil: new Date(heldUntil.getTime() + grace * minute),
    locale: person.locale,
    createdAt: now,
    changedAt: now,
  });
  await app.mail.queue(context, {
    to: 'template',
    template: 'planner:free-time',
    references: { waiting: person.id, hold: id },
    about: { entity: subjects.region, id: region.id },
    language: languageOf(person.locale),
  });
  context.enqueue('offer-free', { advisors: [advisor.id] }, { at: heldUntil });
  return true;
}

/** Ends what was offered of an advisor's times and not answered: they wait again, behind all others. The calendar is locked. */
async function endLapsed({ em, now }: PluginCommandContext, advisorID: string): Promise<void> {
  for (const { id, holdID, lapsed } of await em.find(Waiting, { heldUntil: { $lte: now } })) {
    const hold = await em.findOne(Appointment, { id: holdID ?? '' }, { disableIdentityMap: true });
    if (hold && hold.advisorID !== advisorID) continue;
    const mine = { id, holdID };
    const count = lapsed + 1;
    if (count >= mostLapsed) await em.nativeDelete(Waiting, mine);
    else await em.nativeUpdate(Waiting, mine, { holdID: null, heldUntil: null, waitingSince: now, lapsed: count });
    await em.nativeDelete(Appointment, { id: holdID ?? '', status: 'held' });
  }
}

/**
 * Offers the free times of advisors to those who wait longest for one of their regions. Their calendars are locked by now, so
 * that nobody takes a time between its coming free and its being held.
 */
export async function offerFree(context: PluginCommandContext, advisorIDs: readonly string[]): Promise<void> {
  const { app, em } = context;
  if ((await em.count(Waiting, {})) === 0) return;
  const { regions } = await rulesOf(app, em);
  for (const advisorID of new Set(advisorIDs)) {
    await endLapsed(context, advisorID);
    const served = regions.filter(({ advisors }) => advisors.some(({ id }) => id === advisorID));
    const waiting = await em.find(
      Waiting,
      { regionID: { $in: served.map(({ id }) => id) }, holdID: null },
      { orderBy: { waitingSince: 'asc', id: 'asc' }, disableIdentityMap: true },
    );
    for (const person of waiting) {
      const region = served.find(({ id }) => id === person.regionID);
      const advisor = region?.advisors.find(({ id }) => id === advisorID);
      const slot = region && (await firstFor(context, region, advisorID, person));
      if (region && advisor && slot) await offer(context, person, { region, advisor, slot });
    }
  }
}

/** Has the job look for free times where rules changed and somebody waits. */
export async function askForOffers({ em, enqueue }: PluginCommandContext, advisors?: readonly string[]): Promise<void> {
  if ((await em.count(Waiting, {})) > 0) enqueue('offer-free', advisors ? { advisors } : {});
}
