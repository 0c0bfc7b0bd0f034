import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import type { Described } from '../../contract/call.ts';
import { calendarDay } from '../../contract/numbers.ts';
import { only } from '../../contract/refusals.ts';
import { pageID as id } from '../pages/page-inputs.ts';
import { scheduleRefusals } from './schedule.refusals.ts';

const byID = z.strictObject({ id });
const action = z.enum(['publish', 'unpublish'], { error: ({ input }) => (input === undefined ? 'V_01' : 'V_12') });
const day = calendarDay();

const plan = z.strictObject({
  pageID: z.uuid(),
  action,
  at: z.iso.datetime().describe('The instant.'),
  wallTime: z.string().describe('The same in its zone, `2026-12-24T08:00`.'),
  zone: z.string().describe('IANA name.'),
  offset: z.string().describe('Distance of that wall time from UTC, `+01:00`.'),
  pageVersionID: z.uuid().nullable().describe('What goes live exactly; null: the latest version at that time.'),
  plannedBy: z.strictObject({ id: z.int(), name: z.string() }).nullable().describe('Null where that account is gone.'),
  failed: z
    .strictObject({
      at: z.iso.datetime(),
      errors: z.array(z.strictObject({ code: z.string(), property: z.string().optional() })),
    })
    .nullable()
    .describe('Why it was not done when it was due; null before.'),
});

const plannedPage = z.strictObject({
  ...plan.shape,
  title: z.string(),
  type: z.string(),
  locale: z.string(),
  canPublish: z.boolean(),
});

/** What is planned for a page. */
export type Plan = Described<typeof plan>;
/** What is planned, with its page. */
export type PlannedPage = Described<typeof plannedPage>;

/** Publications, and pages that leave the site, at a time that was set. */
export const scheduleCalls = defineCalls({
  plan: {
    method: 'POST',
    path: '/page/{id}/schedule',
    access: 'publish-page',
    summary:
      'Plans the publication of a page, or that it leaves the site. Takes the place of what was planned of the same kind. It is checked now as if it happened, and again when it is due, by the rights that whoever planned it has then. A time that the zone skips is refused; one that comes twice is its first.',
    params: byID,
    body: z.strictObject({
      action,
      at: z
        .string({ error: ({ input }) => (input === undefined ? 'V_01' : 'V_12') })
        .max(40, 'V_12')
        .describe('A wall time, `2026-12-24T08:00`, or an instant with its offset.'),
      zone: z.string().max(64, 'V_12').optional().describe('IANA name. Demanded of a wall time; else the site’s own.'),
      pageVersionID: z.uuid('V_12').optional().describe('Of a publication: exactly this version, which is closed.'),
    }),
    refuses: only(scheduleRefusals, 'noPage', 'past'),
    judgesFields: true,
    answer: dataOf(plan),
  },
  cancel: {
    method: 'DELETE',
    path: '/page/{id}/schedule',
    access: 'publish-page',
    summary: 'Takes back what is planned, or what could not be done: of one kind, or of both.',
    params: byID,
    query: z.strictObject({ action: action.optional() }),
    refuses: only(scheduleRefusals, 'noPage', 'nothingPlanned'),
    answer: nothing,
  },
  ofPage: {
    method: 'GET',
    path: '/page/{id}/schedule',
    access: 'view-page',
    summary: 'What is planned for a page, and what could not be done, in the order of time.',
    params: byID,
    refuses: only(scheduleRefusals, 'noPage'),
    answer: dataOf(z.array(plan)),
  },
  list: {
    method: 'GET',
    path: '/schedule',
    access: 'view-page',
    summary:
      'What is planned for pages that the caller may see, from one day to another in the time zone of the site, both with them; and what could not be done on those days. At most 1,000, in the order of time.',
    query: z.strictObject({
      from: day.optional().describe('Default: today.'),
      to: day.optional().describe('Default: a month after the first.'),
      failed: z.enum(['true', 'false'], 'V_12').optional().describe('`true`: only what could not be done, on whatever day.'),
    }),
    refuses: {},
    answer: dataOf(z.array(plannedPage)),
  },
});
