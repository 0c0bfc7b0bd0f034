import { defineEntity, p } from '@lectern/core/server';

const WaitingSchema = defineEntity({
  name: 'PlannerWaiting',
  tableName: 'planner_waiting',
  properties: {
    id: p.uuid().primary(),
    regionID: p.string().length(60).fieldName('region_id'),
    /** Sealed: `Contact`. */
    contact: p.blob().$type<Buffer>(),
    emailHash: p.blob().$type<Buffer>(),
    locale: p.string().length(5),
    /** What they agreed to, as it was written. */
    consent: p.string().length(500),
    /** By which the next is found; later than `createdAt` for who did not answer an offer. */
    waitingSince: p.datetime(),
    createdAt: p.datetime(),
    /** Of the appointment that is held for them. */
    holdID: p.uuid().fieldName('hold_id').nullable(),
    /** Until when they can confirm it. */
    heldUntil: p.datetime().nullable(),
    /** Times that they were offered, as `timeValue` writes them, the last one last: none of them twice. */
    offers: p.json().$type<readonly string[]>(),
    /** Offers in a row that they did not answer. */
    lapsed: p.integer(),
    leaveHash: p.blob().$type<Buffer>(),
  },
});

/** Somebody who waits for a time in a region. */
export class Waiting extends WaitingSchema.class {}
WaitingSchema.setClass(Waiting);
