import * as z from 'zod';
import { dataOf, defineCalls } from '../../contract/call.ts';
import type { Described } from '../../contract/call.ts';
import { databaseInt } from '../../contract/numbers.ts';
import { longestReview } from '../../contract/page-type.ts';
import { only } from '../../contract/refusals.ts';
import { pageID as id } from './page-inputs.ts';
import { pageRefusals } from './pages.refusals.ts';

const byID = z.strictObject({ id });

const person = z.strictObject({ id: z.int(), name: z.string() });

const upkeep = z.strictObject({
  everyDays: z.int().nullable().describe('Of this page alone: days, 0 for never; null where its page type says.'),
  typeEveryDays: z.int().nullable().describe('Days that its page type says; null for never.'),
  owner: person.nullable().describe('Who is told that it is to be looked at again; null: who published it last.'),
  dueAt: z.iso
    .datetime()
    .nullable()
    .describe('When it is to be looked at again; null for never, and for a page that is not live.'),
  checked: z
    .strictObject({ how: z.enum(['published', 'confirmed']), at: z.iso.datetime(), by: person.nullable() })
    .nullable()
    .describe('What the days are counted from; null for a page that is not live. Nobody where that account is gone.'),
});

/** How a page is kept true: when it is looked at again, and by whom. */
export type Upkeep = Described<typeof upkeep>;

/** Live pages that are looked at again from time to time. */
export const upkeepCalls = defineCalls({
  upkeep: {
    method: 'GET',
    path: '/page/{id}/upkeep',
    access: 'view-page',
    summary: 'When a page is to be looked at again, and by whom.',
    params: byID,
    refuses: only(pageRefusals, 'noPage'),
    answer: dataOf(upkeep),
  },
  setUpkeep: {
    method: 'POST',
    path: '/page/{id}/upkeep',
    access: 'edit-page',
    summary: 'Sets how often a page is to be looked at again, and its owner. What is left out stays. The owner may edit it.',
    params: byID,
    body: z.strictObject({
      everyDays: z.int('V_12').min(0, 'V_12').max(longestReview, 'V_12').nullable().optional(),
      ownerID: databaseInt(1).nullable().optional(),
    }),
    refuses: only(pageRefusals, 'noPage', 'unfitOwner'),
    answer: dataOf(upkeep),
  },
  possibleOwners: {
    method: 'GET',
    path: '/page/{id}/upkeep/owners',
    access: 'edit-page',
    summary: 'The people who may edit a page and can sign in, by name.',
    params: byID,
    refuses: only(pageRefusals, 'noPage'),
    answer: dataOf(z.array(person)),
  },
  confirm: {
    method: 'POST',
    path: '/page/{id}/still-correct',
    access: 'edit-page',
    summary: 'Says that what visitors read is still correct, from which the days are counted anew.',
    params: byID,
    body: z.strictObject({}),
    refuses: only(pageRefusals, 'noPage', 'notLive'),
    answer: dataOf(upkeep),
  },
});
