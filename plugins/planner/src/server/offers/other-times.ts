import type { PluginApp, PluginEntityManager } from '@lectern/core/server';
import type { Appointment } from '../appointments/appointment.entity.ts';
import { nearestTimes, slotRules } from '../appointments/times.ts';
import { rulesOf } from '../appointments/wanted.ts';
import { optionsOf } from '../planner-app.ts';
import type { RegionRules } from '../rules/read-rules.ts';
import type { Slot } from '../../slots/rules.types.ts';

/** Times that are offered in the place of one. */
const count = 3;

/** Other times for an appointment, and the region whose advisors have them. */
export interface OtherTimes {
  readonly region: RegionRules;
  /** By time. */
  readonly slots: readonly Slot[];
}

/**
 * The times nearest to an appointment whose advisor is away: of this advisor, and where there are too few of the region's next.
 * Undefined where the region is gone.
 */
export async function otherTimes(
  app: PluginApp,
  em: PluginEntityManager,
  { id, regionID, advisorID, startsAt }: Appointment,
): Promise<OtherTimes | undefined> {
  const region = (await rulesOf(app, em)).regions.find((each) => each.id === regionID);
  if (!region) return undefined;
  const place = region.advisors.findIndex((advisor) => advisor.id === advisorID);
  // Round the region's order, from whoever it is with.
  const advisors = [...region.advisors.slice(Math.max(place, 0)), ...region.advisors.slice(0, Math.max(place, 0))];
  const slots: Slot[] = [];
  for (const advisor of advisors) {
    if (slots.length >= count) break;
    const rules = slotRules(optionsOf(app).timeZone, region, advisor.id);
    slots.push(...(await nearestTimes({ em, rules, now: app.now(), except: id }, startsAt.getTime(), count - slots.length)));
  }
  return { region, slots: slots.toSorted((one, other) => one.start - other.start) };
}
