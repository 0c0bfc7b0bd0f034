import type { PluginApp, PluginEntityManager } from '@lectern/core/server';
import type { SlotReason } from '../../slots/rules.types.ts';
import { explainSlot } from '../../slots/slots.ts';
import { fail } from '../fail.ts';
import { optionsOf } from '../planner-app.ts';
import { readRegion, readRules } from '../rules/read-rules.ts';
import type { AdvisorRules, RegionRules } from '../rules/read-rules.ts';
import { slotRules } from './times.ts';

const minute = 60_000;
/** Reasons for which a time that the hours have is not to be had. */
const takenKinds: readonly SlotReason['kind'][] = ['absence', 'calendar', 'calendar-silent'];

/** A time as it is asked for. */
export interface AskedTime {
  readonly region: string;
  readonly advisor: string;
  /** ISO 8601. */
  readonly start: string;
}

/** A time that the rules offer, whoever may have it. */
export interface WantedTime {
  readonly region: RegionRules;
  readonly advisor: AdvisorRules;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly busyFrom: Date;
  readonly busyTo: Date;
}

/** Without absences that are over, and with calendars where servers of them are configured. */
const questionOf = (app: PluginApp) => ({ since: app.now(), hasCalendars: optionsOf(app).calendars !== undefined });

/** The rules as they are now. */
export const rulesOf = (app: PluginApp, em: PluginEntityManager = app.em()) => readRules(em, questionOf(app));

/** The region of an id; undefined where there is none. */
export const findRegion = (app: PluginApp, id: string): Promise<RegionRules | undefined> =>
  readRegion(app.em, id, questionOf(app));

/** The region of an id; 404 where there is none. */
export const regionOf = async (app: PluginApp, id: string): Promise<RegionRules> =>
  (await findRegion(app, id)) ?? fail('notFound', 'region');

/** A time of an advisor with its end and its buffers. */
export function timeOf(region: RegionRules, advisor: AdvisorRules, start: number): WantedTime {
  const { duration, bufferBefore, bufferAfter } = region.settings;
  const end = start + duration * minute;
  return {
    region,
    advisor,
    startsAt: new Date(start),
    endsAt: new Date(end),
    busyFrom: new Date(start - bufferBefore * minute),
    busyTo: new Date(end + bufferAfter * minute),
  };
}

/**
 * A time by the rules alone. Its end, its buffers and its advisor come from them and from nobody who asks; staff may take times
 * that are no longer, or not yet, offered to visitors. PL_02 where it never was one.
 */
export async function wantedTime(app: PluginApp, asked: AskedTime, isStaff = false): Promise<WantedTime> {
  const region = await regionOf(app, asked.region);
  const advisor = region.advisors.find(({ id }) => id === asked.advisor) ?? fail('notOffered', 'advisor');
  const start = Date.parse(asked.start);
  if (Number.isNaN(start)) fail('notOffered', 'start');
  const rules = slotRules(optionsOf(app).timeZone, region, advisor.id);
  const reason = explainSlot(rules, [], app.now().getTime(), { advisor: advisor.id, instant: start });
  if (reason && takenKinds.includes(reason.kind)) fail('timeTaken', 'start');
  if (reason && !(isStaff && ['notice', 'horizon'].includes(reason.kind) && start > app.now().getTime()))
    fail('notOffered', 'start');
  return timeOf(region, advisor, start);
}
