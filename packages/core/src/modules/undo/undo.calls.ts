import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import type { Described } from '../../contract/call.ts';
import { listOf, queryNumber } from '../../contract/list.ts';
import { only } from '../../contract/refusals.ts';
import { undoRefusals } from './undo.refusals.ts';

const undoableChange = z.strictObject({
  id: z.uuid(),
  kind: z.string().describe('The command that made it: `menu.save`.'),
  subject: z.string().describe('What was changed, as people call it.'),
  madeAt: z.iso.datetime(),
  madeBy: z.strictObject({ id: z.int(), name: z.string() }).nullable().describe('Null also where the account is gone.'),
  until: z.iso.datetime().describe('When it can be taken back no more.'),
  takenBackAt: z.iso.datetime().nullable(),
});

/** A change that can be taken back, or was. */
export type UndoableChange = Described<typeof undoableChange>;

export const undoCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/undo/list',
    access: 'signed-in',
    summary:
      'Changes of the site’s structure of the last 30 days, newest first: one’s own, and others’ where one holds the permission for them without limits.',
    query: z.strictObject({ pageIndex: queryNumber(0, 1_000_000, 0), pageSize: queryNumber(1, 100, 25) }),
    refuses: {},
    answer: dataOf(listOf(undoableChange)),
  },
  takeBack: {
    method: 'POST',
    path: '/undo/{id}/take-back',
    access: 'signed-in',
    summary:
      'Takes a change back, as one change. Where something of it was changed since, `data.changed` names it, and nothing is taken back.',
    params: z.strictObject({ id: z.uuid('V_12').toLowerCase() }),
    body: z.strictObject({}),
    refuses: only(undoRefusals, 'gone', 'takenBack', 'changed'),
    answer: nothing,
  },
});
