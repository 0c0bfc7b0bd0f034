import { z } from '@lectern/core';

/** Why a calendar could not be read. */
export const calendarProblems = z.enum([
  /** Name and password open nothing. */
  'refused',
  /** There is no calendar at this address. */
  'not-there',
  /** Its server is not there, or says that it cannot. */
  'unanswered',
  /** No answer in time. */
  'late',
  /** More bytes or events than are read, or a rule of recurrence without an end. */
  'too-much',
  /** Not what calendars are written like. */
  'unreadable',
]);

export type CalendarProblem = z.output<typeof calendarProblems>;
