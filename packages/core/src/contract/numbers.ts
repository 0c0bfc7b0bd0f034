import * as z from 'zod';

/** The largest whole number that a column of the database holds. */
export const largestInt = 2_147_483_647;

/** A whole number that a column of the database can hold, from a minimum on: a revision, the ID of a user. */
export const databaseInt = (minimum = 0) => z.int().min(minimum).max(largestInt);

/** A day as `YYYY-MM-DD`, of the years that the database and the clocks of programs share: 1 to 9999. */
export const calendarDay = () => z.iso.date('V_12').refine((day) => !day.startsWith('0000'), 'V_12');
