import type { PluginEntityManager } from '@lectern/core/server';
import type { AdvisorHours, OutsideBusy, SlotRules, SlotSettings } from '../../slots/rules.types.ts';
import { OutsideCalendar } from '../outside/outside-calendar.entity.ts';
import { Absence } from './absence.entity.ts';
import { Advisor } from './advisor.entity.ts';
import { Region } from './region.entity.ts';
import { Settings } from './settings.entity.ts';

/** How times are made until somebody says otherwise. */
const firstSettings: SlotSettings = {
  duration: 60,
  interval: 30,
  bufferBefore: 0,
  bufferAfter: 15,
  minimumNotice: 24 * 60,
  horizon: 60,
  maxPerDay: null,
  holidays: 'nl',
};

/** An advisor with name and hours. */
export interface AdvisorRules extends AdvisorHours {
  readonly name: string;
  readonly jobTitle: string;
  readonly email: string;
  readonly imageID: string | null;
  readonly userID: number | null;
}

export interface RegionRules {
  readonly id: string;
  readonly name: string;
  readonly shapes: readonly string[];
  readonly postcodes: readonly (readonly [number, number])[];
  /** Those who are there, in their order. */
  readonly advisors: readonly AdvisorRules[];
  /** The site's, with what the region sets otherwise. */
  readonly settings: SlotSettings;
}

/** Everything that staff said of times. */
export interface PlannerRules {
  readonly settings: SlotSettings;
  /** In their order. */
  readonly regions: readonly RegionRules[];
  /** Those who are there, of a region or of none. */
  readonly advisors: readonly AdvisorRules[];
}

/** The settings of the site, and the number that each change raises: 0 before the first. */
export async function readSettings(
  em: PluginEntityManager,
): Promise<{ readonly settings: SlotSettings; readonly revision: number }> {
  const row = await em.findOne(Settings, { id: 1 });
  if (!row) return { settings: firstSettings, revision: 0 };
  const { duration, interval, bufferBefore, bufferAfter, minimumNotice, horizon, maxPerDay, holidays, revision } = row;
  return {
    settings: { duration, interval, bufferBefore, bufferAfter, minimumNotice, horizon, maxPerDay: maxPerDay ?? null, holidays },
    revision,
  };
}

/** Who an advisor is and when they work, for staff and for times alike. */
export const advisorFacts = (advisor: Advisor) => ({
  id: advisor.id,
  name: advisor.name,
  jobTitle: advisor.jobTitle,
  email: advisor.email,
  imageID: advisor.imageID ?? null,
  userID: advisor.userID ?? null,
  plan: advisor.plan,
  exceptions: advisor.exceptions,
});

/** Which rules are read. */
export interface RulesQuestion {
  /** Absences that ended before it are left out. */
  readonly since?: Date;
  /** Whether calendars outside count. */
  readonly hasCalendars: boolean;
}

/** What of an advisor lies in tables of its own. */
interface OfAdvisors {
  readonly advisors: readonly Advisor[];
  readonly absences: readonly Absence[];
  readonly calendars: readonly OutsideCalendar[];
}

const plain = { disableIdentityMap: true } as const;
const ofAdvisors = (ids: readonly string[] | undefined) => (ids ? { advisorID: { $in: [...ids] } } : {});

/** The advisors who are there, all of them or those of some ids, by name. */
const findAdvisors = (em: PluginEntityManager, ids?: readonly string[]): Promise<Advisor[]> =>
  em.find(
    Advisor,
    { isRemoved: false, ...(ids ? { id: { $in: [...ids] } } : {}) },
    { ...plain, orderBy: { name: 'asc', id: 'asc' } },
  );

const findAbsences = (em: PluginEntityManager, { since }: RulesQuestion, ids?: readonly string[]): Promise<Absence[]> =>
  em.find(
    Absence,
    { ...ofAdvisors(ids), ...(since ? { endsAt: { $gt: since } } : {}) },
    { ...plain, orderBy: { startsAt: 'asc' } },
  );

const findCalendars = async (
  em: PluginEntityManager,
  { hasCalendars }: RulesQuestion,
  ids?: readonly string[],
): Promise<OutsideCalendar[]> => (hasCalendars ? em.find(OutsideCalendar, ofAdvisors(ids), plain) : []);

const advisorRules = ({ advisors, absences, calendars }: OfAdvisors): readonly AdvisorRules[] =>
  advisors.map((advisor) => {
    const calendar = calendars.find(({ advisorID }) => advisorID === advisor.id);
    return {
      ...advisorFacts(advisor),
      absences: absences
        .filter(({ advisorID }) => advisorID === advisor.id)
        .map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() })),
      ...(calendar ? { outside: outsideOf(calendar) } : {}),
    };
  });

const outsideOf = ({ readAt, spans }: OutsideCalendar): OutsideBusy => ({
  readAt: readAt?.getTime() ?? null,
  spans: spans.map(([start, end]) => ({ start, end })),
});

const regionRules = (
  { id, name, shapes, postcodes, advisors: ids, settings: own }: Region,
  settings: SlotSettings,
  advisors: readonly AdvisorRules[],
): RegionRules => ({
  id,
  name,
  shapes,
  postcodes,
  advisors: ids.flatMap((each) => advisors.find((advisor) => advisor.id === each) ?? []),
  settings: { ...settings, ...own },
});

/** The rules as they are now, also within a transaction. */
export async function readRules(em: PluginEntityManager, question: RulesQuestion): Promise<PlannerRules> {
  const { settings } = await readSettings(em);
  const advisors = advisorRules({
    advisors: await findAdvisors(em),
    absences: await findAbsences(em, question),
    calendars: await findCalendars(em, question),
  });
  const regions = await em.find(Region, {}, { ...plain, orderBy: { createdAt: 'asc', id: 'asc' } });
  return { settings, advisors, regions: regions.map((region) => regionRules(region, settings, advisors)) };
}

/** What an id of a region looks like: whatever else stands in an address or a form is none. */
const regionID = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** Those of one region; undefined where there is none. What does not need each other is read side by side. */
export async function readRegion(
  newManager: () => PluginEntityManager,
  id: string,
  question: RulesQuestion,
): Promise<RegionRules | undefined> {
  if (!regionID.test(id)) return undefined;
  const [region, { settings }] = await Promise.all([newManager().findOne(Region, { id }, plain), readSettings(newManager())]);
  if (!region) return undefined;
  const ids = region.advisors;
  const [advisors, absences, calendars] = await Promise.all([
    findAdvisors(newManager(), ids),
    findAbsences(newManager(), question, ids),
    findCalendars(newManager(), question, ids),
  ]);
  return regionRules(region, settings, advisorRules({ advisors, absences, calendars }));
}

/** What times of a region are made of. */
export const slotRulesOf = ({ advisors, settings }: RegionRules, timeZone: string): SlotRules => ({
  timeZone,
  settings,
  advisors,
});
