import { LecternError } from '@lectern/core';
import { daysOf, readWeek, weekOf } from '../../slots/week.ts';
import { createZone } from '../../slots/zone.ts';
import { fail } from '../fail.ts';
import { cancelAppointment, confirmTime, holdTime, moveAppointment } from '../appointments/appointment.commands.ts';
import { firstDay, freeTimes } from '../appointments/times.ts';
import { regionOf, rulesOf, wantedTime } from '../appointments/wanted.ts';
import { readPortraits } from '../rules/portraits.ts';
import { findHeld, findLinked, findMovable } from '../links/find-linked.ts';
import { newToken } from '../links/tokens.ts';
import { attempt, lookingAt } from './attempt.ts';
import type { Asking } from './attempt.ts';
import type { PlannerBackend } from './planner-backend.types.ts';
import { contactOf, waitForTime } from '../waiting/wait-for-time.ts';
import { leaveWaiting } from '../waiting/waiting.commands.ts';
import { presentAppointment, presentSlot } from './present.ts';

async function readAvailability({ app, locale }: Asking, asked: Parameters<PlannerBackend['availability']>[0]) {
  const region = await regionOf(app, asked.region);
  const held = await findHeld(app, asked.hold);
  const looking = lookingAt(app, region, held?.id);
  const zone = createZone(looking.rules.timeZone);
  const today = zone.dateOf(looking.now.getTime());
  const named = asked.week === undefined ? undefined : (readWeek(asked.week) ?? fail('invalid', 'week'));
  const [first, known] = await Promise.all([firstDay(looking), named && freeTimes(looking, named)]);
  const week = named ?? weekOf(first ?? today);
  const free = Map.groupBy(known ?? (await freeTimes(looking, week)), ({ start }) => zone.dateOf(start));
  const offered = { advisors: region.advisors, zone };
  const days = daysOf(week).map((date) => ({
    date,
    slots: (free.get(date) ?? []).map((slot) => presentSlot(app, locale, offered, slot)),
  }));
  return { region: region.id, week: week.id, days, firstWeek: first === undefined ? null : weekOf(first).id };
}

async function hold(asking: Asking, { hold: known, ...asked }: Parameters<PlannerBackend['hold']>[0]) {
  const { app, locale, run } = asking;
  const first = await findHeld(app, known);
  return attempt(
    asking,
    asked,
    async () => {
      // Looked for again at each try: whoever chose twice at once holds another time by then.
      const before = await findHeld(app, known);
      const isHeld = before?.status === 'held';
      const token = known !== undefined && isHeld ? known : newToken();
      const wanted = await wantedTime(app, asked);
      const { heldUntil } = await run(holdTime, { wanted, token, before: isHeld ? before : undefined, locale });
      const { advisor, startsAt, endsAt, region } = wanted;
      const slot = { start: startsAt.getTime(), end: endsAt.getTime(), advisor: advisor.id };
      return { token, expiresAt: heldUntil.toISOString(), region: region.id, ...presentSlot(app, locale, region, slot) };
    },
    first?.id,
  );
}

async function confirm(asking: Asking, { hold: token, contact: sent, ...named }: Parameters<PlannerBackend['confirm']>[0]) {
  const { app, locale, run } = asking;
  const held = await findHeld(app, token);
  if (held && held.status !== 'held') return presentAppointment(app, held);
  if (token !== undefined && !held && named.start === undefined) fail('notFound', 'hold');
  const contact = await contactOf(app, held, sent);
  const { region, advisor, start } = held
    ? { region: held.regionID, advisor: held.advisorID, start: held.startsAt.toISOString() }
    : named;
  if (region === undefined || advisor === undefined || start === undefined)
    throw new LecternError(
      Object.entries({ region, start, advisor }).flatMap(([property, value]) =>
        value === undefined ? { property, code: 'V_01' } : [],
      ),
    );
  const asked = { region, advisor, start };
  const appointment = await attempt(asking, asked, async () => {
    const wanted = held ? undefined : await wantedTime(app, asked);
    return run(confirmTime, { held: held && { id: held.id, advisorID: held.advisorID }, wanted, contact, locale });
  }).catch(async (error: unknown) => {
    // A second press that came while the first was at work.
    const first = await findHeld(app, token);
    if (first?.status === 'confirmed') return first;
    throw error;
  });
  return presentAppointment(app, appointment);
}

const visitor = { isStaff: false };

/** Appointments in the site's own database. */
export const createPostgresBackend = (asking: Asking): PlannerBackend => {
  const { app, run } = asking;
  return {
    async regions() {
      const { regions } = await rulesOf(app);
      const portraits = await readPortraits(
        app,
        regions.flatMap(({ advisors }) => advisors),
      );
      return regions.map(({ id, name, advisors: [first] }) => ({
        id,
        name,
        advisor: first ? { name: first.name, jobTitle: first.jobTitle, image: portraits.get(first.id) ?? null } : null,
      }));
    },
    availability: (asked) => readAvailability(asking, asked),
    hold: (asked) => hold(asking, asked),
    confirm: (asked) => confirm(asking, asked),
    async cancel(token) {
      const appointment = (await findLinked(app, 'cancel', token)) ?? fail('notFound');
      if (appointment.status !== 'cancelled')
        try {
          await run(cancelAppointment, { id: appointment.id, by: visitor });
        } catch (error) {
          const after = await findLinked(app, 'cancel', token);
          if (after?.status !== 'cancelled') throw error;
        }
      return presentAppointment(app, (await findLinked(app, 'cancel', token)) ?? fail('notFound'));
    },
    async reschedule(token, asked) {
      const before = (await findMovable(app, token)) ?? fail('notFound');
      const isThere = before.advisorID === asked.advisor && before.startsAt.getTime() === Date.parse(asked.start);
      if (isThere && before.status === 'confirmed' && before.endsAt > app.now()) return presentAppointment(app, before);
      if (before.status !== 'confirmed' || before.endsAt <= app.now()) fail('over');
      const { id } = before;
      const moved = await attempt(
        asking,
        asked,
        async () => run(moveAppointment, { id, wanted: await wantedTime(app, asked), by: visitor }),
        id,
      );
      return presentAppointment(app, moved);
    },
    joinWaiting: (asked) => waitForTime(asking, asked),
    leaveWaiting: (token) => run(leaveWaiting, { token }),
  };
};
