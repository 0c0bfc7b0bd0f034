import { languageOf } from '@lectern/core';
import type { PluginApp } from '@lectern/core/server';
import type {
  PlannerError,
  ShownAdvisor,
  ShownAppointment,
  ShownDay,
  ShownRegion,
  ShownSlot,
  ShownWeek,
} from '../../planner-data.types.ts';
import type { CalledSlot } from '../../planner.calls.ts';
import { addWeeks, weekOf } from '../../slots/week.ts';
import type { Week } from '../../slots/week.ts';
import { createZone } from '../../slots/zone.ts';
import type { Zone } from '../../slots/zone.ts';
import type { Appointment } from '../appointments/appointment.entity.ts';
import { dayLabel } from '../appointments/labels.ts';
import { rulesOf } from '../appointments/wanted.ts';
import type { Availability } from '../backend/planner-backend.types.ts';
import { presentSlot } from '../backend/present.ts';
import { optionsOf } from '../planner-app.ts';
import { readPortraits } from '../rules/portraits.ts';
import type { Portraits } from '../rules/portraits.ts';
import type { AdvisorRules, RegionRules } from '../rules/read-rules.ts';
import { codeText, textOf } from '../texts.ts';

/** An address of the planner's page. */
export const addressOf = (query: Readonly<Record<string, string>>): string => `?${new URLSearchParams(query).toString()}`;

/** The week that a time lies in, of its region. */
export const weekAround = (app: PluginApp, region: string, start: number): Record<string, string> => ({
  regio: region,
  week: weekOf(createZone(optionsOf(app).timeZone).dateOf(start)).id,
});

const advisorWith =
  (portraits: Portraits) =>
  ({ id, name, jobTitle }: AdvisorRules): ShownAdvisor => ({ id, name, jobTitle, image: portraits.get(id) });

const regionWith =
  (portraits: Portraits) =>
  ({ id, name, shapes, postcodes, advisors: [first] }: RegionRules): ShownRegion => ({
    id,
    name,
    shapes,
    postcodes,
    advisor: first && advisorWith(portraits)(first),
    href: addressOf({ regio: id }),
  });

type Pictured = Pick<PluginApp, 'pictures'>;

/** Advisors with their portraits. */
export const shownAdvisors = async (app: Pictured, advisors: readonly AdvisorRules[]): Promise<readonly ShownAdvisor[]> =>
  advisors.map(advisorWith(await readPortraits(app, advisors)));

/** Regions with the portrait of whoever comes first in each. */
export async function shownRegions(app: Pictured, regions: readonly RegionRules[]): Promise<readonly ShownRegion[]> {
  const first = regions.flatMap(({ advisors }) => advisors.slice(0, 1));
  return regions.map(regionWith(await readPortraits(app, first)));
}

export const shownRegion = async (app: Pictured, region: RegionRules): Promise<ShownRegion> =>
  regionWith(await readPortraits(app, region.advisors))(region);

/** A region and one of its advisors, with their portraits. */
export async function shownPlace(app: Pictured, region: RegionRules, advisor: AdvisorRules) {
  const portraits = await readPortraits(app, [...region.advisors, advisor]);
  return { region: regionWith(portraits)(region), advisor: advisorWith(portraits)(advisor) };
}

/** A time with whether its local time comes twice. */
export const shownSlot = (
  app: Pick<PluginApp, 'options'>,
  slot: CalledSlot,
  zone: Zone = createZone(optionsOf(app).timeZone),
): ShownSlot => ({
  ...slot,
  ...(zone.isDoubled(Date.parse(slot.start)) ? { isDoubled: true } : {}),
});

export function shownDays(app: Pick<PluginApp, 'options'>, { days }: Availability, locale: string): readonly ShownDay[] {
  const zone = createZone(optionsOf(app).timeZone);
  return days.map(({ date, slots }) => ({
    date,
    title: dayLabel(date, locale),
    slots: slots.map((slot) => shownSlot(app, slot, zone)),
  }));
}

interface Bounds {
  /** Ids of the weeks of today and of the last day on which times are offered. */
  readonly first: string;
  readonly last: string;
  /** Of the first that has a free time; null where there is none. */
  readonly free: string | null;
}

/** The words of a week: the month stands once where it is one. */
function weekTitle({ number, from, to }: Week, locale: string): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const begin = isOneMonth && languageOf(locale) === 'nl' ? String(Number(from.slice(8))) : dayLabel(from, locale, false);
  return textOf('week', languageOf(locale), { number, from: begin, to: dayLabel(to, locale, false) });
}

/** A week with its neighbours, and the first that has a free time. */
export function shownWeek(week: Week, locale: string, keep: Readonly<Record<string, string>>, bounds: Bounds): ShownWeek {
  const [previous, next] = [addWeeks(week, -1), addWeeks(week, 1)];
  return {
    id: week.id,
    number: week.number,
    title: weekTitle(week, locale),
    from: week.from,
    to: week.to,
    ...(week.id > bounds.first ? { previous: addressOf({ ...keep, week: previous.id }) } : {}),
    ...(week.id < bounds.last ? { next: addressOf({ ...keep, week: next.id }) } : {}),
    ...(bounds.free === null ? {} : { first: addressOf({ ...keep, week: bounds.free }) }),
  };
}

/** The sentences of codes, for the page. */
export const shownErrors = (
  errors: readonly { readonly property?: string; readonly code: string }[],
  locale: string,
): readonly PlannerError[] =>
  errors.map(({ property = '', code }) => ({ field: property, code, text: codeText(code, languageOf(locale)) }));

/** An appointment as its visitor sees it; undefined where its region or advisor is gone for good. */
export async function shownAppointment(
  app: PluginApp,
  appointment: Appointment,
  locale: string,
): Promise<ShownAppointment | undefined> {
  const { regions, advisors } = await rulesOf(app);
  const region = regions.find(({ id }) => id === appointment.regionID);
  const advisor = advisors.find(({ id }) => id === appointment.advisorID);
  if (!region || !advisor) return undefined;
  const slot = { start: appointment.startsAt.getTime(), end: appointment.endsAt.getTime(), advisor: advisor.id };
  return {
    reference: appointment.reference ?? '',
    slot: shownSlot(app, presentSlot(app, locale, { advisors }, slot)),
    ...(await shownPlace(app, region, advisor)),
  };
}
