import { defineEntity, p } from '@lectern/core/server';
import type { CalendarProblem } from '../../outside.schema.ts';

const OutsideCalendarSchema = defineEntity({
  name: 'PlannerOutsideCalendar',
  tableName: 'planner_outside',
  properties: {
    advisorID: p.uuid().fieldName('advisor_id').primary(),
    /** Sealed: `CalendarAccount`. */
    account: p.blob().$type<Buffer>(),
    /** Another with each account: what was read of the one before is not kept. */
    connection: p.uuid(),
    askedAt: p.datetime().nullable(),
    /** When it answered last. */
    readAt: p.datetime().nullable(),
    /** Why it did not the last time. */
    problem: p.string().length(20).$type<CalendarProblem>().nullable(),
    /** The copy: pairs of instants from which and until when its owner is busy, by time. */
    spans: p.json().$type<readonly (readonly [number, number])[]>(),
  },
});

/** The calendar outside that an advisor keeps: where it is, and what it said last. */
export class OutsideCalendar extends OutsideCalendarSchema.class {}
OutsideCalendarSchema.setClass(OutsideCalendar);
