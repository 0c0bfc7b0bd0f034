import { defineEntity, p } from '@lectern/core/server';

const AbsenceSchema = defineEntity({
  name: 'PlannerAbsence',
  tableName: 'planner_absence',
  properties: {
    id: p.uuid().primary(),
    advisorID: p.uuid().name('advisor_id'),
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    note: p.string().length(200),
  },
});

/** A time in which an advisor is away. */
export class Absence extends AbsenceSchema.class {}
AbsenceSchema.setClass(Absence);
