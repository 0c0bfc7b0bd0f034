import * as z from 'zod';
import { dataOf, defineCalls } from '../../contract/call.ts';
import { databaseInt } from '../../contract/numbers.ts';
import { generalRefusals, only } from '../../contract/refusals.ts';
import { emailAddress } from '../users/user.schema.ts';

const person = z.strictObject({ email: emailAddress });

const part = z.strictObject({
  owner: z.string().describe('Id of the module or plugin.'),
  count: databaseInt().describe('Records of the person.'),
});

/** The person as the answer names them. */
const known = z.strictObject({ email: z.string(), userID: z.int().nullable().describe('Null where they have no account.') });

export const privacyCalls = defineCalls({
  export: {
    method: 'POST',
    path: '/privacy/export',
    access: 'manage-users',
    summary: 'Everything that core and the plugins keep of a person. Not of somebody who holds more than the caller.',
    body: person,
    refuses: {},
    answer: dataOf(z.strictObject({ person: known, parts: z.array(part.extend({ data: z.json() })) })),
  },
  erase: {
    method: 'POST',
    path: '/privacy/erase',
    access: 'manage-users',
    summary: 'Erases everything that core and the plugins keep of a person, their account included.',
    body: person,
    refuses: only(generalRefusals, 'notNow'),
    answer: dataOf(z.strictObject({ parts: z.array(part) })),
  },
});
