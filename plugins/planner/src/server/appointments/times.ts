import type { PluginEntityManager } from '@lectern/core/server';
import type { Instant, Slot, SlotRules } from '../../slots/rules.types.ts';
import { slots } from '../../slots/slots.ts';
import type { DayRange } from '../../slots/slots.ts';
import { addDays } from '../../slots/days.ts';
import { createZone } from '../../slots/zone.ts';
import type { RegionRules } from '../rules/read-rules.ts';
import { readBusy } from './read-busy.ts';

const day = 86_400_000;

/** The rules of a region, of all its advisors or of one. */
export const slotRules = (timeZone: string, { settings, advisors }: RegionRules, advisor?: string): SlotRules => ({
  timeZone,
  settings,
  advisors: advisor === undefined ? advisors : advisors.filter(({ id }) => id === advisor),
});

/** A look at the times of a region. */
export interface Looking {
  readonly em: Pick<PluginEntityManager, 'find'>;
  readonly rules: SlotRules;
  readonly now: Date;
  /** The row of whoever looks: their own time is free to them. */
  readonly except?: string | undefined;
}

/** The free times of some days, both included. */
export async function freeTimes({ em, rules, now, except }: Looking, range: DayRange): Promise<readonly Slot[]> {
  const span = { start: Date.parse(range.from) - day, end: Date.parse(range.to) + 2 * day };
  const busy = await readBusy(em, span, { now, except, advisors: rules.advisors.map(({ id }) => id) });
  return slots(rules, busy, now.getTime(), range);
}

const around = 7;

/** The free times nearest to an instant, by time: those of its week, or where there are too few those of all days. */
export async function nearestTimes(looking: Looking, instant: Instant, count: number): Promise<readonly Slot[]> {
  const { rules, now } = looking;
  const zone = createZone(rules.timeZone);
  const [today, date] = [zone.dateOf(now.getTime()), zone.dateOf(instant)];
  const ranges: readonly DayRange[] = [
    { from: addDays(date, -around), to: addDays(date, around) },
    { from: today, to: addDays(today, rules.settings.horizon) },
  ];
  let found: readonly Slot[] = [];
  for (const range of ranges) {
    found = await freeTimes(looking, range);
    if (found.length >= count) break;
  }
  const distance = (slot: Slot): number => Math.abs(slot.start - instant);
  return found
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .toSorted((one, other) => one.start - other.start);
}

/** Days in which the first free time is looked for at first; then in twice as many, and so on: mostly it is near. */
const firstDays = 4;

/** The first day with a free time, up to the horizon. */
export async function firstDay(looking: Looking): Promise<string | undefined> {
  const zone = createZone(looking.rules.timeZone);
  const today = zone.dateOf(looking.now.getTime());
  const last = addDays(today, looking.rules.settings.horizon);
  for (let [from, days] = [today, firstDays]; from <= last; from = addDays(from, days), days *= 2) {
    const [first] = await freeTimes(looking, { from, to: addDays(from, days - 1) });
    if (first) return zone.dateOf(first.start);
  }
  return undefined;
}
