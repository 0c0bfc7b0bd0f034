import { defineEntity, p } from '@lectern/core/server';
import type { PlanException, PlanWindow } from '../../slots/rules.types.ts';

const AdvisorSchema = defineEntity({
  name: 'PlannerAdvisor',
  tableName: 'planner_advisor',
  properties: {
    id: p.uuid().primary(),
    name: p.string().length(120),
    jobTitle: p.string().length(120),
    email: p.string().length(254),
    imageID: p.uuid().nullable().name('image_id'),
    userID: p.integer().nullable().name('user_id'),
    plan: p.json().$type<readonly PlanWindow[]>(),
    exceptions: p.json().$type<readonly PlanException[]>(),
    /** Left: no times any more, while appointments stay. */
    isRemoved: p.boolean(),
    revision: p.integer(),
  },
});

/** Somebody with whom appointments are made. */
export class Advisor extends AdvisorSchema.class {}
AdvisorSchema.setClass(Advisor);
