import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import { databaseInt } from '../../contract/numbers.ts';
import { only } from '../../contract/refusals.ts';
import { pageID as id } from '../pages/page-inputs.ts';
import { outlook } from './checks.schema.ts';
import { checkRefusals } from './checks.refusals.ts';

const byID = z.strictObject({ id });

export const checksCalls = defineCalls({
  outlook: {
    method: 'GET',
    path: '/page/version/{id}/checks',
    access: 'view-page',
    summary: 'What publishing would refuse of a version, and what the checks find that the site makes.',
    params: byID,
    refuses: only(checkRefusals, 'noPage'),
    answer: dataOf(outlook),
  },
  waive: {
    method: 'POST',
    path: '/page/version/{id}/waive-check',
    access: 'waive-checks',
    summary:
      'Waives what a check finds in a version, with a reason, until the value at its place is another. Refused where it finds nothing that is not waived.',
    params: byID,
    body: z.strictObject({
      check: z.string().max(200, 'V_14'),
      reason: z.string().trim().min(1, 'V_01').max(1000, 'V_14'),
      revision: databaseInt().describe('That was looked at.'),
    }),
    refuses: only(checkRefusals, 'noPage', 'outdated', 'notNow'),
    answer: z.strictObject({ waiverID: z.uuid() }),
  },
  revoke: {
    method: 'POST',
    path: '/page/check-waiver/{id}/revoke',
    access: 'waive-checks',
    summary: 'Takes a waiver back.',
    params: byID,
    body: z.strictObject({}),
    refuses: only(checkRefusals, 'noWaiver'),
    answer: nothing,
  },
});
