import { defineEntity, p } from '@lectern/core/server';

/** `held` while its visitor fills in the form, until `heldUntil`. */
export type AppointmentStatus = 'held' | 'confirmed' | 'cancelled';

const hash = () => p.blob().$type<Buffer>().nullable();

const AppointmentSchema = defineEntity({
  name: 'PlannerAppointment',
  tableName: 'planner_appointment',
  properties: {
    id: p.uuid().primary(),
    /** From its confirmation on. */
    reference: p.string().length(20).nullable(),
    regionID: p.string().length(60).fieldName('region_id'),
    advisorID: p.string().length(60).fieldName('advisor_id'),
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    /** With the buffers that it was made with. */
    busyFrom: p.datetime(),
    busyTo: p.datetime(),
    status: p.string().length(10).$type<AppointmentStatus>(),
    holdHash: hash(),
    heldUntil: p.datetime().nullable(),
    cancelHash: hash(),
    moveHash: hash(),
    viewHash: hash(),
    /** From the moment that an absence came over it. */
    offerHash: hash(),
    /** Of its calendar part: raised by each change. */
    sequence: p.integer(),
    locale: p.string().length(5),
    /** Sealed: `Contact`. Null once it was erased. */
    contact: hash(),
    emailHash: hash(),
    /** Which of the open appointments of its address it is, from 1; null where it is none of them. */
    emailPlace: p.integer().nullable(),
    /** Sealed: what staff wrote with its last change. */
    message: hash(),
    createdAt: p.datetime(),
    changedAt: p.datetime(),
  },
});

/** A time of an advisor that somebody has. */
export class Appointment extends AppointmentSchema.class {}
AppointmentSchema.setClass(Appointment);

/** What a new row has none of. */
export const blankAppointment = {
  reference: null,
  heldUntil: null,
  holdHash: null,
  cancelHash: null,
  moveHash: null,
  viewHash: null,
  offerHash: null,
  contact: null,
  emailHash: null,
  emailPlace: null,
  message: null,
  sequence: 0,
} as const;
