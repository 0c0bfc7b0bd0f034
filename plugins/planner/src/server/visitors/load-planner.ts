import type { PropsOf } from '@lectern/core';
import { systemActor } from '@lectern/core/server';
import type { PluginApp, VisitorContext } from '@lectern/core/server';
import type { planner as plannerBlock } from '../../blocks/planner/planner.block.ts';
import type { PlannerData, ShownSlot } from '../../planner-data.types.ts';
import { addDays } from '../../slots/days.ts';
import { readWeek, weekOf } from '../../slots/week.ts';
import { createZone } from '../../slots/zone.ts';
import type { Appointment } from '../appointments/appointment.entity.ts';
import { openContact } from '../appointments/contact.ts';
import { findRegion, rulesOf } from '../appointments/wanted.ts';
import { createPostgresBackend } from '../backend/postgres-backend.ts';
import type { PlannerBackend } from '../backend/planner-backend.types.ts';
import { presentSlot } from '../backend/present.ts';
import { findHeld, findLinked } from '../links/find-linked.ts';
import { linkToken } from '../links/tokens.ts';
import type { LinkPurpose } from '../links/tokens.ts';
import { findAbsenceOver } from '../offers/covered.ts';
import { otherTimes } from '../offers/other-times.ts';
import { optionsOf } from '../planner-app.ts';
import type { RegionRules } from '../rules/read-rules.ts';
import { offerStep, waitingForm, waitingStep } from './load-waiting.ts';
import { faultOf, gone, isAboutWaiting, textsOf } from './visitor-look.ts';
import type { VisitorLook as Context } from './visitor-look.ts';
import {
  shownAdvisors,
  shownAppointment,
  shownDays,
  shownErrors,
  shownPlace,
  shownRegion,
  shownRegions,
  shownSlot,
  shownWeek,
} from './shown.ts';

type Props = PropsOf<typeof plannerBlock>;
const reader = (app: PluginApp, locale: string): PlannerBackend =>
  createPostgresBackend({ app, locale, run: (command, input) => app.execute(command, input, systemActor('planner')) });

/** The region of a postcode: of the range that its digits lie in. */
function regionOfPostcode(regions: readonly RegionRules[], postcode: string | undefined): RegionRules | undefined {
  const digits = Number(/^\s*(\d{4})/.exec(postcode ?? '')?.[1]);
  return regions.find(({ postcodes }) => postcodes.some(([from, to]) => digits >= from && digits <= to));
}

async function regionStep({ app, query, posted, locale }: Context): Promise<PlannerData> {
  const { regions } = await rulesOf(app);
  const { postcode, regio } = query;
  const { map, phone } = optionsOf(app);
  const found = regionOfPostcode(regions, postcode);
  const chosen = found?.id ?? regio;
  return {
    step: 'region',
    regions: await shownRegions(app, regions),
    ...(map ? { map } : {}),
    ...(phone !== undefined && regions.some(({ advisors }) => advisors.length === 0) ? { phone } : {}),
    ...(chosen === undefined ? {} : { chosen }),
    ...(postcode === undefined ? {} : { postcode }),
    ...(found ? { found: found.id } : {}),
    errors: shownErrors(posted?.errors ?? [], locale),
  };
}

/** The weeks of a region, with those before and after as far as times are offered. */
async function weeksOf(
  { app, locale, query, cookie }: Context,
  region: RegionRules,
  keep: Readonly<Record<string, string>>,
  hold = cookie,
) {
  const zone = createZone(optionsOf(app).timeZone);
  const today = zone.dateOf(app.now().getTime());
  const asked = query['week'] !== undefined && readWeek(query['week']) ? query['week'] : undefined;
  const found = await reader(app, locale).availability({ region: region.id, week: asked, hold });
  const week = readWeek(found.week) ?? weekOf(today);
  const bounds = { first: weekOf(today).id, last: weekOf(addDays(today, region.settings.horizon)).id };
  return {
    week: shownWeek(week, locale, keep, { ...bounds, free: found.firstWeek }),
    days: shownDays(app, found, locale),
    isFull: found.firstWeek === null,
  };
}

async function weekStep(context: Context, region: RegionRules): Promise<PlannerData> {
  const { phone } = optionsOf(context.app);
  const { isFull, ...weeks } = await weeksOf(context, region, { regio: region.id });
  const isEmpty = weeks.days.every(({ slots }) => slots.length === 0);
  return {
    step: 'week',
    region: await shownRegion(context.app, region),
    advisors: await shownAdvisors(context.app, region.advisors),
    ...weeks,
    back: '?',
    ...(phone !== undefined && isEmpty ? { phone } : {}),
    ...(isFull || isAboutWaiting(context.posted) ? { waiting: waitingForm(context) } : {}),
    ...faultOf(context),
  };
}

const alternativesOf = (app: PluginApp, data: object | undefined): readonly ShownSlot[] | undefined => {
  const alternatives = (data as { readonly alternatives?: readonly ShownSlot[] } | undefined)?.alternatives;
  return alternatives?.map((slot) => shownSlot(app, slot));
};

const minute = 60_000;

/** The time that is chosen, held or not: without a hold it can be confirmed as well. */
async function confirmStep(
  context: Context,
  { prepare }: Props,
  region: RegionRules,
  { advisorID, start }: { readonly advisorID: string; readonly start: number },
): Promise<PlannerData> {
  const { app, locale, cookie, posted } = context;
  const advisor = region.advisors.find(({ id }) => id === advisorID);
  if (!advisor) return weekStep(context, region);
  const held = await findHeld(app, cookie);
  const isHeld = held?.status === 'held' && held.startsAt.getTime() === start && held.advisorID === advisorID;
  const until = isHeld && held.heldUntil && held.heldUntil > app.now() ? held.heldUntil : undefined;
  const slot = { start, end: start + region.settings.duration * minute, advisor: advisorID };
  const kept = held?.status === 'held' ? openContact(app, held) : undefined;
  const alternatives = alternativesOf(app, posted?.data);
  return {
    step: 'confirm',
    ...(await shownPlace(app, region, advisor)),
    slot: shownSlot(app, presentSlot(app, locale, region, slot)),
    ...(until
      ? { expiresAt: until.toISOString(), minutesLeft: Math.ceil((until.getTime() - app.now().getTime()) / minute) }
      : {}),
    ...(prepare ? { prepare } : {}),
    values: posted ? textsOf(posted.fields) : { ...kept },
    errors: shownErrors(posted?.errors ?? [], locale),
    ...(alternatives ? { alternatives } : {}),
  };
}

const isOpen = (app: PluginApp, { status, endsAt }: Appointment): boolean => status === 'confirmed' && endsAt > app.now();

/** The times that are offered in the place of one whose advisor is away. */
async function othersOf({ app, locale }: Context, appointment: Appointment) {
  if (!(await findAbsenceOver(app.em(), appointment))) return {};
  const { region, slots } = (await otherTimes(app, app.em(), appointment)) ?? {};
  if (!region || !slots || slots.length === 0) return {};
  return { others: slots.map((slot) => shownSlot(app, presentSlot(app, locale, region, slot))) };
}

/** What a link shows: nothing is done by looking, because programs look at the links of mails. */
async function linkStep(context: Context, purpose: LinkPurpose, token: string): Promise<PlannerData> {
  const { app, locale } = context;
  const found = await findLinked(app, purpose, token);
  const appointment = found && (await shownAppointment(app, found, locale));
  if (!found || !appointment) return gone(context);
  if (purpose === 'view')
    return found.status === 'cancelled'
      ? gone(context)
      : { step: 'thanks', appointment, ics: `${app.apiPath}/planner/ics/${token}` };
  if (purpose === 'cancel')
    return isOpen(app, found) || found.status === 'cancelled'
      ? { step: 'cancel', appointment, token, isDone: found.status === 'cancelled' }
      : gone(context);
  const region = await findRegion(app, found.regionID);
  if (!isOpen(app, found) || !region) return gone(context);
  const { isFull: _, ...weeks } = await weeksOf(context, region, { [purpose === 'offer' ? 'voorstel' : 'verzetten']: token });
  return { step: 'move', appointment, token, ...weeks, ...(await othersOf(context, found)), ...faultOf(context) };
}

const links = { bedankt: 'view', annuleren: 'cancel', verzetten: 'move', voorstel: 'offer' } as const;

async function stepOf(props: Props, context: Context): Promise<PlannerData> {
  const { app, query } = context;
  for (const [name, purpose] of Object.entries(links)) {
    const token = query[name];
    if (token !== undefined) return linkStep(context, purpose, token);
  }
  const { regio, tijd, adviseur, postcode, wachtlijst, afmelden, wacht } = query;
  if (wachtlijst !== undefined) {
    const held = await findHeld(app, wachtlijst);
    if (held?.status === 'confirmed') return linkStep(context, 'view', linkToken(app, 'view', held.id));
    return offerStep(context, held, wachtlijst);
  }
  if (afmelden !== undefined || wacht !== undefined) return waitingStep(context);
  const region = postcode === undefined && regio !== undefined ? await findRegion(app, regio) : undefined;
  if (!region) return regionStep(context);
  const start = Date.parse(tijd ?? '');
  if (adviseur === undefined || Number.isNaN(start)) return weekStep(context, region);
  return confirmStep(context, props, region, { advisorID: adviseur, start });
}

/** What the window is called at a step: a text of the site, and what it names. The first has the title of its page. */
function titleOf(data: PlannerData): readonly [key: string, values?: Readonly<Record<string, string>>] | undefined {
  switch (data.step) {
    case 'region':
      return undefined;
    case 'week':
      return ['window.week', { week: data.week.title, region: data.region.name }];
    case 'confirm':
      return ['window.confirm'];
    case 'cancel':
      return [data.isDone ? 'cancel.done' : 'cancel.title'];
    case 'waiting':
      return [`waiting.${data.state}`];
    default:
      return [`${data.step}.title`];
  }
}

/** The planner as one visitor sees it. */
export async function loadPlanner(props: Props, given: VisitorContext): Promise<PlannerData> {
  if (Object.keys(given.query).length > 0) given.noIndex();
  const data = await stepOf(props, given);
  const title = titleOf(data);
  if (title) given.title(...title);
  return data;
}
