import { bytes, calendarDay, dataOf, defineCalls, nothing, only, z } from '@lectern/core';
import type { Described } from '@lectern/core';
import { plannerRefusals } from './refusals.ts';

const view = ['planner:manage', 'planner:view-appointments'] as const;
const params = z.strictObject({ id: z.uuid('V_12') });
const instant = z.iso.datetime({ offset: true, error: 'V_12' });
const time = {
  region: z.string().max(60, 'V_14'),
  advisor: z.string().max(60, 'V_14'),
  start: instant,
};
const message = z.string().trim().max(1000, 'V_14').exactOptional().describe('To whoever it is with, in the mail.');

/** An appointment as staff lists it. */
export const listed = z.strictObject({
  id: z.uuid(),
  reference: z.string(),
  status: z.enum(['confirmed', 'cancelled']),
  region: z.string(),
  advisor: z.string(),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  name: z.string().nullable().describe('Whom it is with; null once that was erased.'),
  sequence: z.int(),
});

/** An appointment in the week and the list of staff. */
export type ListedAppointment = Described<typeof listed>;

const mail = z.strictObject({
  id: z.string(),
  template: z.string().describe('`planner:visitor`, `planner:advisor`, `planner:reminder` and the like.'),
  state: z.enum(['waiting', 'sending', 'sent', 'failed', 'obsolete']),
  lastError: z.string().nullable(),
  queuedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable().describe('When it was sent or given up.'),
});

const detail = listed.extend({
  contact: z
    .strictObject({ contactPerson: z.string(), relationNumber: z.string(), phone: z.string(), email: z.string() })
    .nullable(),
  message: z.string().nullable(),
  canManage: z.boolean(),
  mails: z.array(mail).describe('About it, oldest first. What was sent is forgotten after 30 days.'),
});

/** An appointment with whom it is with. */
export type AppointmentDetail = Described<typeof detail>;

const path = '/planner/appointments/{id}';
const span = {
  from: calendarDay(),
  to: calendarDay(),
  advisor: z.string().max(60, 'V_14').exactOptional(),
  region: z.string().max(60, 'V_14').exactOptional(),
};

/** Appointments that one answer holds at most: those of a full week, or a page of a list. */
const mostListed = 2000;

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'V_12')
    .transform(Number)
    .pipe(z.number().min(least, 'V_12').max(most, 'V_12'));

const waiting = z.strictObject({
  id: z.uuid(),
  region: z.string(),
  since: z.iso.datetime().describe('Who is first waited longest.'),
  name: z.string(),
  offer: z
    .strictObject({ advisor: z.string(), start: z.iso.datetime(), until: z.iso.datetime() })
    .nullable()
    .describe('The time that is held for them.'),
});

/** Somebody on the waiting list of a region. */
export type WaitingPerson = Described<typeof waiting>;

export const appointmentsCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/planner/appointments',
    access: view,
    summary:
      'Appointments of some days, both included, by time: up to 2,000 at once, and how many there are. Without `planner:manage`, one’s own.',
    query: z.strictObject({
      ...span,
      status: z.enum(['confirmed', 'cancelled'], 'V_12').exactOptional(),
      sortOrder: z.enum(['asc', 'desc'], 'V_12').default('asc'),
      pageIndex: whole(0, 100_000).default(0),
      pageSize: whole(1, mostListed).default(mostListed),
    }),
    refuses: {},
    answer: z.strictObject({ data: z.array(listed), totalItems: z.int() }),
  },
  get: {
    method: 'GET',
    path,
    access: view,
    summary: 'An appointment with whom it is with. Each look stands in the audit log.',
    params,
    refuses: only(plannerRefusals, 'notFound'),
    answer: dataOf(detail),
  },
  book: {
    method: 'POST',
    path: '/planner/appointments',
    access: 'planner:manage',
    summary: 'Makes an appointment for a customer, also sooner or later than visitors may.',
    body: z.strictObject({
      ...time,
      contactPerson: z.string().exactOptional(),
      relationNumber: z.string().exactOptional(),
      phone: z.string().exactOptional(),
      email: z.string().exactOptional(),
    }),
    refuses: only(plannerRefusals, 'notFound', 'timeTaken', 'notOffered', 'missing', 'noEmail', 'tooLong'),
    answer: dataOf(z.strictObject({ id: z.uuid(), reference: z.string() })),
  },
  move: {
    method: 'PUT',
    path: `${path}/time`,
    access: 'planner:manage',
    summary: 'Moves an appointment, with a message to whoever it is with. Where the time is taken, it stays as it was.',
    params,
    body: z.strictObject({ ...time, message }),
    refuses: only(plannerRefusals, 'notFound', 'over', 'timeTaken', 'notOffered'),
    answer: dataOf(listed),
  },
  cancel: {
    method: 'POST',
    path: `${path}/cancel`,
    access: 'planner:manage',
    summary: 'Cancels an appointment, with a message to whoever it is with.',
    params,
    body: z.strictObject({ message }),
    refuses: only(plannerRefusals, 'notFound', 'over'),
    answer: dataOf(listed),
  },
  resend: {
    method: 'POST',
    path: `${path}/resend`,
    access: view,
    summary: 'Sends a mail of an appointment once more that was sent or given up. What it tells must still be so.',
    params,
    body: z.strictObject({ mailID: z.uuid('V_12') }),
    refuses: only(plannerRefusals, 'notFound', 'notNow'),
    answer: nothing,
  },
  waiting: {
    method: 'GET',
    path: '/planner/manage/waiting',
    access: 'planner:manage',
    summary: 'Who waits for a time, of one region or of all, in the order in which times are offered.',
    query: z.strictObject({ region: z.string().max(60, 'V_14').exactOptional() }),
    refuses: {},
    answer: dataOf(z.array(waiting)),
  },
  removeWaiting: {
    method: 'DELETE',
    path: '/planner/manage/waiting/{id}',
    access: 'planner:manage',
    summary: 'Takes somebody off a waiting list, and erases what was kept of them.',
    params,
    refuses: only(plannerRefusals, 'notFound'),
    answer: nothing,
  },
  export: {
    method: 'GET',
    path: '/planner/export',
    access: 'planner:manage',
    summary: 'All appointments of some days as CSV, with whom they are with. Stands in the audit log.',
    query: z.strictObject(span),
    refuses: {},
    answer: bytes('text/csv'),
  },
  feedAddress: {
    method: 'GET',
    path: '/planner/advisors/{advisor}/feed',
    access: view,
    summary: 'The address at which an advisor’s calendar can be read. Without `planner:manage`, one’s own.',
    params: z.strictObject({ advisor: z.uuid('V_12') }),
    refuses: only(plannerRefusals, 'notFound'),
    answer: dataOf(z.strictObject({ address: z.string() })),
  },
  renewFeed: {
    method: 'POST',
    path: '/planner/advisors/{advisor}/feed',
    access: view,
    summary: 'Gives an advisor’s calendar another address; the one before reads nothing any more.',
    params: z.strictObject({ advisor: z.uuid('V_12') }),
    refuses: only(plannerRefusals, 'notFound'),
    answer: dataOf(z.strictObject({ address: z.string() })),
  },
});
