import { bytes, dataOf, defineCalls, nothing, only, z } from '@lectern/core';
import { plannerRefusals } from './refusals.ts';

const regionID = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'V_12');
const token = z.string().max(100, 'V_14');
const instant = z.iso.datetime({ offset: true, error: ({ input }) => (input === undefined ? 'V_01' : 'V_12') });
const asked = { region: regionID, start: instant, advisor: z.string().max(60, 'V_14') };

const slot = z.strictObject({
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  label: z.string().describe('`dinsdag 24 november, 10:30`'),
  advisor: z.string(),
  advisorName: z.string(),
});

/** A time of an answer. */
export type CalledSlot = z.output<typeof slot>;

const chosen = { region: z.string(), ...slot.shape };
const appointment = z.strictObject({
  reference: z.string().describe('`AFS-2026-7KQ4M2`'),
  status: z.enum(['confirmed', 'cancelled']),
  ...chosen,
  regionName: z.string(),
  token: z.string().describe('Of `GET /planner/ics/{token}`.'),
});

/** An appointment as whoever has its link is told of it. */
export type CalledAppointment = z.output<typeof appointment>;

const params = z.strictObject({ token });

export const plannerCalls = defineCalls({
  regions: {
    method: 'GET',
    path: '/planner/regions',
    access: 'public',
    summary: 'The regions in which appointments can be made, each with its first advisor.',
    refuses: {},
    answer: dataOf(
      z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          advisor: z.strictObject({ name: z.string(), jobTitle: z.string(), image: z.string().nullable() }).nullable(),
        }),
      ),
    ),
  },
  availability: {
    method: 'GET',
    path: '/planner/availability',
    access: 'public',
    summary: 'The free times of a region in a week of ISO 8601; without a week, in the first that has one.',
    query: z.strictObject({
      region: regionID,
      week: z
        .string()
        .regex(/^\d{4}-W\d{2}$/, 'V_12')
        .exactOptional(),
      hold: token.exactOptional().describe('Whoever holds a time still sees it.'),
    }),
    refuses: only(plannerRefusals, 'notFound'),
    answer: dataOf(
      z.strictObject({
        region: z.string(),
        week: z.string(),
        days: z.array(z.strictObject({ date: z.string(), slots: z.array(slot) })),
        firstWeek: z.string().nullable().describe('The first with a free time; null where there is none.'),
      }),
    ),
  },
  hold: {
    method: 'POST',
    path: '/planner/hold',
    access: 'public',
    summary: 'Holds a time for ten minutes. With the token of a hold, that one moves.',
    body: z.strictObject({ ...asked, hold: token.exactOptional() }),
    refuses: only(plannerRefusals, 'notFound', 'timeTaken', 'notOffered'),
    answer: dataOf(z.strictObject({ token: z.string(), expiresAt: z.iso.datetime(), ...chosen })),
  },
  confirm: {
    method: 'POST',
    path: '/planner/confirm',
    access: 'public',
    summary:
      'Makes an appointment of a hold, or of a time that is free. Confirming a hold twice gives the first answer. A time of the waiting list needs no contact.',
    body: z.strictObject({
      hold: token.exactOptional(),
      region: regionID.exactOptional(),
      start: instant.exactOptional(),
      advisor: z.string().max(60, 'V_14').exactOptional(),
      contactPerson: z.string().exactOptional(),
      relationNumber: z.string().exactOptional(),
      phone: z.string().exactOptional(),
      email: z.string().exactOptional(),
    }),
    refuses: only(plannerRefusals, 'notFound', 'timeTaken', 'notOffered', 'tooManyOpen', 'missing', 'noEmail', 'tooLong'),
    answer: dataOf(appointment),
  },
  cancel: {
    method: 'POST',
    path: '/planner/cancel/{token}',
    access: 'public',
    summary: 'Cancels an appointment by the link of its mail. Twice is once.',
    params,
    refuses: only(plannerRefusals, 'notFound', 'over'),
    answer: dataOf(appointment),
  },
  reschedule: {
    method: 'POST',
    path: '/planner/reschedule/{token}',
    access: 'public',
    summary: 'Moves an appointment by the link of its mail. Where the new time is taken, it stays as it was.',
    params,
    body: z.strictObject(asked),
    refuses: only(plannerRefusals, 'notFound', 'over', 'timeTaken', 'notOffered'),
    answer: dataOf(appointment),
  },
  joinWaiting: {
    method: 'POST',
    path: '/planner/waiting',
    access: 'public',
    summary:
      'Puts somebody on the waiting list of a region that has no free time (refused where it has one). Twice is once. The mail has the link to leave it.',
    body: z.strictObject({
      region: regionID,
      contactPerson: z.string().exactOptional(),
      phone: z.string().exactOptional(),
      email: z.string().exactOptional(),
      consent: z.boolean().exactOptional().describe('To their data being kept until then.'),
    }),
    refuses: only(plannerRefusals, 'notFound', 'hasTimes', 'missing', 'noEmail', 'tooLong'),
    answer: dataOf(z.strictObject({ region: z.string(), regionName: z.string() })),
  },
  leaveWaiting: {
    method: 'POST',
    path: '/planner/waiting/leave/{token}',
    access: 'public',
    summary: 'Takes somebody off a waiting list by the link of their mail, and erases what was kept of them.',
    params,
    refuses: only(plannerRefusals, 'notFound'),
    answer: nothing,
  },
  ics: {
    method: 'GET',
    path: '/planner/ics/{token}',
    access: 'public',
    summary: 'An appointment for a calendar.',
    params,
    refuses: only(plannerRefusals, 'notFound'),
    answer: bytes('text/calendar'),
  },
  feed: {
    method: 'GET',
    path: '/planner/feed/{token}',
    access: 'public',
    summary: 'The appointments of an advisor for a calendar, at an address that only they know, with nobody’s name.',
    params,
    refuses: only(plannerRefusals, 'notFound'),
    answer: bytes('text/calendar'),
  },
});
