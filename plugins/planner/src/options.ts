import { z } from '@lectern/core';

const mapShape = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  path: z.string().min(1),
  centre: z.tuple([z.number(), z.number()]),
});

/** A map in the place of that of the Netherlands: see `PlannerMap`. */
const plannerMap = z.strictObject({
  width: z.number().positive(),
  height: z.number().positive(),
  shapes: z.array(mapShape).min(1),
  lines: z.string().exactOptional(),
});

/** An address without a path: `https://dav.example.nl`. */
const origin = z
  .url()
  .refine((address) => URL.canParse(address) && new URL(address).origin === address, 'Only scheme, host and port.');

/** The servers (CalDAV) that calendars of advisors may be on: no other is ever asked, whatever address staff gives. */
const calendarServers = z.strictObject({
  origins: z.array(origin).min(1),
  /** Milliseconds for an answer. */
  patience: z.int().min(100).max(60_000).default(10_000),
});

/** The options of the plugin: `use(planner, { phone: '030 123 45 67' })`. */
export const plannerOptions = z
  .strictObject({
    /** Shown where a region has nobody or a week no time, as it is read: `030 123 45 67`. */
    phone: z.string().min(1).exactOptional(),
    /** The shapes that regions name, where they are not the twelve provinces of the Netherlands. */
    map: plannerMap.exactOptional(),
    /** Path of the page with the planner, to which the links in mails lead. */
    page: z.string().startsWith('/').default('/afspraak'),
    /** How many times one address may hold in an hour. */
    holdsPerHour: z.int().min(1).default(20),
    /** Minutes for which a time that comes free is held for who waited longest. */
    offerMinutes: z.int().min(5).default(120),
    /** Calendars of advisors that are asked for when they are busy: none without it. */
    calendars: calendarServers.exactOptional(),
    /** Days after which contact data of an appointment that is over are erased. */
    retentionDays: z.int().min(1).default(90),
    /** IANA name of the zone in which plans are written. */
    timeZone: z.string().default('Europe/Amsterdam'),
  })
  .prefault({});

export type PlannerOptions = z.output<typeof plannerOptions>;
