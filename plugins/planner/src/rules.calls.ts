import { databaseInt, dataOf, defineCalls, nothing, only, z } from '@lectern/core';
import type { Described } from '@lectern/core';
import { listed } from './appointments.calls.ts';
import { exceptionsSchema, overridesSchema, planSchema, postcodesSchema, settingsSchema } from './rules.schema.ts';
import { plannerRefusals } from './refusals.ts';

const access = 'planner:manage';
const revision = databaseInt().describe('On which the change is based.');
const text = (most: number) => z.string('V_01').trim().min(1, 'V_01').max(most, 'V_14');
const advisorID = z.uuid('V_12');
const regionID = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'V_12');

const regionFields = {
  name: text(80),
  shapes: z.array(text(60)).max(100, 'V_14').default([]).describe('Names of the shapes of the map.'),
  postcodes: postcodesSchema.default([]),
  advisors: z.array(advisorID).max(50, 'V_14').default([]).describe('Ids, in the order in which they are offered.'),
  settings: overridesSchema.prefault({}),
};
const regionDraft = z.strictObject(regionFields);

/** What staff fills in of a region. */
export type RegionDraft = z.output<typeof regionDraft>;

const region = z.strictObject({
  id: z.string().describe('Of its name: `noord-holland`.'),
  ...regionFields,
  revision: z.int(),
});

/** A region as staff sees it. */
export type StaffRegion = Described<typeof region>;

const advisorFields = {
  name: text(120),
  jobTitle: z.string().trim().max(120, 'V_14').default(''),
  email: z.email('V_02').max(254, 'V_14'),
  imageID: z.uuid('V_12').nullable().default(null).describe('Portrait in the media library.'),
  userID: databaseInt(1).nullable().default(null).describe('Account by which they see their appointments.'),
};
const advisorDraft = z.strictObject(advisorFields);

/** What staff fills in of an advisor. */
export type AdvisorDraft = z.output<typeof advisorDraft>;

const absenceFields = {
  start: z.iso.datetime({ error: 'V_12' }),
  end: z.iso.datetime({ error: 'V_12' }),
  note: z.string().trim().max(200, 'V_14').default(''),
};
const absence = z.strictObject({ id: z.uuid(), ...absenceFields });

const advisor = z.strictObject({
  id: z.uuid(),
  ...advisorFields,
  plan: planSchema,
  exceptions: exceptionsSchema,
  absences: z.array(absence),
  revision: z.int(),
});

/** An advisor as staff sees one. */
export type StaffAdvisor = Described<typeof advisor>;

const reason = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['not-of-region', 'no-hours', 'closed', 'outside-hours', 'does-not-fit', 'off-step']) }),
  z.strictObject({ kind: z.literal('holiday'), name: z.string() }),
  z.strictObject({ kind: z.literal('notice'), from: z.iso.datetime() }),
  z.strictObject({ kind: z.literal('horizon'), last: z.iso.date() }),
  z.strictObject({ kind: z.literal('calendar-silent'), since: z.iso.datetime().nullable() }),
  z.strictObject({ kind: z.enum(['absence', 'calendar', 'appointment']), start: z.iso.datetime(), end: z.iso.datetime() }),
  z.strictObject({ kind: z.literal('day-full'), most: z.int() }),
]);

/** Why a time is not offered. */
export type StaffReason = Described<typeof reason>;

const slot = z.strictObject({
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  time: z.string().describe('Local: `10:30`.'),
  offset: z.string().describe('`+01:00`.'),
  reason: reason.nullable().describe('Null where it is offered.'),
});

const slotDay = z.strictObject({
  date: z.iso.date(),
  reason: reason.nullable().describe('Why there are no hours at all.'),
  slots: z.array(slot),
});

/** A day of an advisor with every step of its hours. */
export type StaffSlotDay = Described<typeof slotDay>;

const regionParams = z.strictObject({ id: regionID });
const advisorParams = z.strictObject({ id: advisorID });
const absenceParams = advisorParams.extend({ absence: z.uuid('V_12') });
const covered = z.array(listed);
const week = z.string('V_01').regex(/^\d{4}-W\d{2}$/, 'V_12');
const based = z.strictObject({ revision });
const saved = dataOf(z.strictObject({ revision: z.int() }));

export const rulesCalls = defineCalls({
  regions: {
    method: 'GET',
    path: '/planner/manage/regions',
    access,
    summary: 'The regions in their order.',
    refuses: {},
    answer: dataOf(z.array(region)),
  },
  createRegion: {
    method: 'POST',
    path: '/planner/manage/regions',
    access,
    summary: 'Adds a region.',
    body: regionDraft,
    refuses: only(plannerRefusals, 'regionTaken', 'advisorGone'),
    answer: dataOf(z.strictObject({ id: z.string() })),
  },
  updateRegion: {
    method: 'PUT',
    path: '/planner/manage/regions/{id}',
    access,
    summary: 'Changes a region as a whole. Its id stays. Refused where somebody else did meanwhile.',
    params: regionParams,
    body: regionDraft.extend({ revision }),
    refuses: only(plannerRefusals, 'notFound', 'outdated', 'regionTaken', 'advisorGone'),
    answer: saved,
  },
  removeRegion: {
    method: 'DELETE',
    path: '/planner/manage/regions/{id}',
    access,
    summary: 'Removes a region. Its appointments stay.',
    params: regionParams,
    refuses: only(plannerRefusals, 'notFound'),
    answer: nothing,
  },
  advisors: {
    method: 'GET',
    path: '/planner/manage/advisors',
    access,
    summary: 'The advisors by name, with plan, exceptions and absences.',
    refuses: {},
    answer: dataOf(z.array(advisor)),
  },
  advisor: {
    method: 'GET',
    path: '/planner/manage/advisors/{id}',
    access,
    summary: 'An advisor with plan, exceptions and absences.',
    params: advisorParams,
    refuses: only(plannerRefusals, 'notFound'),
    answer: dataOf(advisor),
  },
  createAdvisor: {
    method: 'POST',
    path: '/planner/manage/advisors',
    access,
    summary: 'Adds an advisor, who has no hours yet.',
    body: advisorDraft,
    refuses: only(plannerRefusals, 'noFile'),
    answer: dataOf(z.strictObject({ id: z.uuid() })),
  },
  updateAdvisor: {
    method: 'PUT',
    path: '/planner/manage/advisors/{id}',
    access,
    summary: 'Changes who an advisor is. Refused where somebody else did meanwhile.',
    params: advisorParams,
    body: advisorDraft.extend({ revision }),
    refuses: only(plannerRefusals, 'notFound', 'outdated', 'noFile'),
    answer: saved,
  },
  removeAdvisor: {
    method: 'DELETE',
    path: '/planner/manage/advisors/{id}',
    access,
    summary: 'Takes an advisor out of the planner and of every region. Appointments and holds stay.',
    params: advisorParams,
    refuses: only(plannerRefusals, 'notFound'),
    answer: nothing,
  },
  setPlan: {
    method: 'PUT',
    path: '/planner/manage/advisors/{id}/plan',
    access,
    summary: 'Sets the hours of each week, as wall times. They neither overlap nor end before they begin.',
    params: advisorParams,
    body: based.extend({ plan: planSchema }),
    refuses: only(plannerRefusals, 'notFound', 'outdated'),
    answer: saved,
  },
  setExceptions: {
    method: 'PUT',
    path: '/planner/manage/advisors/{id}/exceptions',
    access,
    summary: 'Sets the days on which other hours hold; no hours close a day.',
    params: advisorParams,
    body: based.extend({ exceptions: exceptionsSchema }),
    refuses: only(plannerRefusals, 'notFound', 'outdated'),
    answer: saved,
  },
  addAbsence: {
    method: 'POST',
    path: '/planner/manage/advisors/{id}/absences',
    access,
    summary:
      'Adds an absence. Appointments in it stay, are answered, and whoever they are with is mailed the nearest other times.',
    params: advisorParams,
    body: z.strictObject(absenceFields).refine(({ start, end }) => start < end, { error: 'PL_09', path: ['end'] }),
    refuses: only(plannerRefusals, 'notFound'),
    answer: dataOf(z.strictObject({ id: z.uuid(), appointments: covered })),
  },
  absenceAppointments: {
    method: 'GET',
    path: '/planner/manage/advisors/{id}/absences/{absence}/appointments',
    access,
    summary: 'The appointments that still lie in an absence, by time: neither moved nor cancelled by now.',
    params: absenceParams,
    refuses: only(plannerRefusals, 'notFound'),
    answer: dataOf(covered),
  },
  removeAbsence: {
    method: 'DELETE',
    path: '/planner/manage/advisors/{id}/absences/{absence}',
    access,
    summary: 'Removes an absence.',
    params: absenceParams,
    refuses: only(plannerRefusals, 'notFound'),
    answer: nothing,
  },
  settings: {
    method: 'GET',
    path: '/planner/manage/settings',
    access,
    summary: 'How times are made where a region does not say otherwise.',
    refuses: {},
    answer: dataOf(settingsSchema.extend({ revision: z.int() })),
  },
  saveSettings: {
    method: 'PUT',
    path: '/planner/manage/settings',
    access,
    summary: 'Sets how times are made. Refused where somebody else did meanwhile.',
    body: settingsSchema.extend({ revision }),
    refuses: only(plannerRefusals, 'outdated'),
    answer: saved,
  },
  slots: {
    method: 'GET',
    path: '/planner/manage/slots',
    access,
    summary: 'Every step of an advisor’s hours in a week, offered or not, with the rule that keeps it from being offered.',
    query: z.strictObject({
      region: regionID,
      advisor: advisorID,
      week,
      except: z.uuid('V_12').exactOptional().describe('An appointment that is to be moved: its own time is in no way.'),
    }),
    refuses: only(plannerRefusals, 'notFound'),
    answer: dataOf(z.array(slotDay)),
  },
  explain: {
    method: 'GET',
    path: '/planner/manage/explain',
    access,
    summary: 'Which rule keeps an advisor from being offered at a moment; null where nothing does.',
    query: z.strictObject({ region: regionID, advisor: advisorID, start: z.iso.datetime({ error: 'V_12' }) }),
    refuses: only(plannerRefusals, 'notFound'),
    answer: dataOf(z.strictObject({ reason: reason.nullable() })),
  },
});
