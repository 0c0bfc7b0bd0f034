import { defineEntity, p } from '@lectern/core/server';

const AdvisorCalendarSchema = defineEntity({
  name: 'PlannerAdvisorCalendar',
  tableName: 'planner_calendar',
  properties: {
    advisorID: p.string().length(60).fieldName('advisor_id').primary(),
    /** Another with each renewal: the address of the feed is made of it. */
    renewal: p.uuid(),
    tokenHash: p.blob().$type<Buffer>(),
    renewedAt: p.datetime(),
  },
});

/** The calendar of an advisor: what is locked by whoever changes it, and the address at which it can be read. */
export class AdvisorCalendar extends AdvisorCalendarSchema.class {}
AdvisorCalendarSchema.setClass(AdvisorCalendar);
