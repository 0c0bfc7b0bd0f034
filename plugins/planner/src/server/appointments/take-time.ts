import type { PluginCommandContext, RequiredEntityData } from '@lectern/core/server';
import { createZone } from '../../slots/zone.ts';
import { fail } from '../fail.ts';
import { optionsOf } from '../planner-app.ts';
import { Absence } from '../rules/absence.entity.ts';
import { Appointment } from './appointment.entity.ts';
import { takenAt } from './read-busy.ts';
import type { WantedTime } from './wanted.ts';

/** Columns of a time. */
export const columnsOf = ({ region, advisor, startsAt, endsAt, busyFrom, busyTo }: WantedTime) => ({
  regionID: region.id,
  advisorID: advisor.id,
  startsAt,
  endsAt,
  busyFrom,
  busyTo,
});

const overlapping = ({ advisor, busyFrom, busyTo }: WantedTime) => ({
  advisorID: advisor.id,
  busyFrom: { $lt: busyTo },
  busyTo: { $gt: busyFrom },
});

/** Whether an absence was entered since the rules were asked. */
const isAway = async ({ em }: PluginCommandContext, { advisor, busyFrom, busyTo }: WantedTime): Promise<boolean> =>
  (await em.count(Absence, { advisorID: advisor.id, startsAt: { $lt: busyTo }, endsAt: { $gt: busyFrom } })) > 0;

/** Whether the advisor has more appointments on that day than the region allows, with the one that was just written. */
async function isDayFull({ em, app, now }: PluginCommandContext, { region, advisor, startsAt }: WantedTime): Promise<boolean> {
  const most = region.settings.maxPerDay;
  if (most === null) return false;
  const zone = createZone(optionsOf(app).timeZone);
  const { start, end } = zone.dayOf(zone.dateOf(startsAt.getTime()));
  const count = await em.count(Appointment, {
    advisorID: advisor.id,
    startsAt: { $gte: new Date(start), $lt: new Date(end) },
    ...takenAt(now),
  });
  return count > most;
}

/**
 * Takes a time by writing its row: what decides is the constraint, and no look before. PL_01 where it is taken. The calendar is
 * locked by now, and what its visitor had before is freed.
 */
export async function takeTime(
  context: PluginCommandContext,
  wanted: WantedTime,
  row: RequiredEntityData<Appointment>,
): Promise<void> {
  const { em, now } = context;
  await em.nativeDelete(Appointment, { ...overlapping(wanted), status: 'held', heldUntil: { $lte: now } });
  // Written before anything else is asked: of many who want the same time all but one are done here, and hold up nobody.
  if (!(await em.insertIfFree(Appointment, row))) {
    const isTaken = (await em.count(Appointment, { ...overlapping(wanted), status: { $in: ['held', 'confirmed'] } })) > 0;
    // Otherwise it was its reference: another try finds a free one.
    fail(isTaken ? 'timeTaken' : 'notMade', isTaken ? 'start' : undefined);
  }
  if ((await isAway(context, wanted)) || (await isDayFull(context, wanted))) fail('timeTaken', 'start');
}
