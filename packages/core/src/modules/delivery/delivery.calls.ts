import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import type { Described } from '../../contract/call.ts';

const hour = z.strictObject({
  hour: z.iso.datetime().describe('Its beginning, in UTC.'),
  kept: z.int().describe('Answers that came from a cache of pages.'),
  made: z.int().describe('Answers that were made.'),
});

const siteProcess = z.strictObject({
  id: z.string(),
  name: z.string().describe('Machine and process.'),
  startedAt: z.iso.datetime(),
  seenAt: z.iso
    .datetime()
    .describe('When it last said how it is: each 5 seconds, and on the embedded database when it had something to say.'),
  isHere: z.boolean().describe('False where it has said nothing for 15 seconds.'),
  number: z.int().describe('The last of the numbered rows of what was dropped that it has applied.'),
  behind: z.int().describe('Rows that it has not applied yet.'),
});

const purging = z.strictObject({
  waiting: z.int().describe('Rows of which proxies were not told yet.'),
  tries: z.int().describe('Tries that failed, of what waits first.'),
  failingSince: z.iso.datetime().nullable(),
  lastError: z.string().nullable(),
});

const delivery = z.strictObject({
  hours: z.array(hour).describe('The last 24, the oldest first.'),
  processes: z.array(siteProcess),
  purging: purging.nullable().describe('Null where no proxy is told.'),
});

/** How pages reach visitors now. */
export type Delivery = Described<typeof delivery>;
export type DeliveredHour = Described<typeof hour>;
export type SiteProcess = Described<typeof siteProcess>;

export const deliveryCalls = defineCalls({
  read: {
    method: 'GET',
    path: '/delivery',
    access: 'manage-settings',
    summary:
      'How pages reach visitors: what came from the caches, how far each process is, and what proxies are still to be told.',
    refuses: {},
    answer: dataOf(delivery),
  },
  purge: {
    method: 'POST',
    path: '/delivery/purge',
    access: 'manage-settings',
    summary: 'Has the page at an address made anew, in every process and in the proxies in front.',
    body: z.strictObject({ path: z.string().trim().min(1, 'V_12').max(2000, 'V_14') }),
    refuses: {},
    answer: nothing,
  },
});
