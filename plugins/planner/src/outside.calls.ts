import { dataOf, defineCalls, nothing, only, z } from '@lectern/core';
import type { Described } from '@lectern/core';
import { calendarProblems } from './outside.schema.ts';
import { plannerRefusals } from './refusals.ts';

const access = 'planner:manage';
const params = z.strictObject({ id: z.uuid('V_12') });
const path = '/planner/manage/advisors/{id}/calendar';

const calendar = z.strictObject({
  address: z.string(),
  user: z.string(),
  readAt: z.iso.datetime().nullable().describe('When it answered last; null before the first time.'),
  problem: calendarProblems.nullable().describe('Why it did not answer the last time; null where it did.'),
  counts: z
    .enum(['current', 'copy', 'busy'])
    .describe('As it answered, as it answered last, or as busy all the time: an hour after its last answer.'),
});

/** The calendar outside of an advisor. Its password is never told. */
export type StaffCalendar = Described<typeof calendar>;

const answer = dataOf(calendar);

export const outsideCalls = defineCalls({
  calendar: {
    method: 'GET',
    path,
    access,
    summary: 'The calendar outside of an advisor, and from which servers calendars are read: none where none is configured.',
    params,
    refuses: only(plannerRefusals, 'notFound'),
    answer: dataOf(z.strictObject({ origins: z.array(z.string()), calendar: calendar.nullable() })),
  },
  connect: {
    method: 'PUT',
    path,
    access,
    summary: 'Sets the calendar outside of an advisor, and reads it. Only from a server that is configured.',
    params,
    body: z.strictObject({
      address: z.string('V_01').trim().min(1, 'V_01').max(2000, 'V_14'),
      user: z.string('V_01').trim().min(1, 'V_01').max(254, 'V_14'),
      password: z.string().max(1000, 'V_14').exactOptional().describe('Left out: that of now, for the same server and user.'),
    }),
    answer,
    refuses: only(plannerRefusals, 'notFound', 'unknownServer', 'missing'),
  },
  read: {
    method: 'POST',
    path,
    access,
    summary: 'Reads the calendar outside of an advisor now.',
    params,
    answer,
    refuses: only(plannerRefusals, 'notFound'),
  },
  disconnect: {
    method: 'DELETE',
    path,
    access,
    summary: 'Forgets the calendar outside of an advisor, and what it said.',
    params,
    refuses: only(plannerRefusals, 'notFound'),
    answer: nothing,
  },
});
