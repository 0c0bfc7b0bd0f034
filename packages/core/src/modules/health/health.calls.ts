import * as z from 'zod';
import { dataOf, defineCalls } from '../../contract/call.ts';
import { queryNumber } from '../../contract/list.ts';
import { only } from '../../contract/refusals.ts';
import { healthCount, healthList } from './health.schema.ts';
import { healthRefusals } from './health.refusals.ts';

const part = z.string().regex(/^[a-z][\w-]{0,59}$/i, 'V_12');

export const healthCalls = defineCalls({
  counts: {
    method: 'GET',
    path: '/health',
    access: 'edit-page',
    summary: 'What modules and plugins count of the site that wants attention, of what the caller may change.',
    refuses: {},
    answer: dataOf(z.array(healthCount)),
  },
  list: {
    method: 'GET',
    path: '/health/{owner}/{name}',
    access: 'edit-page',
    summary: 'One page of something that is counted and has no screen of its own.',
    params: z.strictObject({ owner: part, name: part }),
    query: z.strictObject({ pageIndex: queryNumber(0, 1_000_000, 0), pageSize: queryNumber(1, 100, 25) }),
    refuses: only(healthRefusals, 'noList'),
    answer: dataOf(healthList),
  },
});
