import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import type { Described } from '../../contract/call.ts';
import { generalRefusals, only } from '../../contract/refusals.ts';

const activeSession = z.strictObject({
  id: z.uuid(),
  device: z.string().describe('As a person says it: `Firefox on Linux`.'),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});

/** A place where somebody is logged in. */
export type ActiveSession = Described<typeof activeSession>;

export const sessionCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/auth/sessions',
    access: 'signed-in',
    summary: 'Where the user is logged in, this session first.',
    refuses: {},
    answer: dataOf(z.array(activeSession)),
  },
  end: {
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    access: 'signed-in',
    summary: 'Ends one of the own sessions. One that is over, or of somebody else, is 404.',
    params: z.strictObject({ id: z.uuid() }),
    refuses: only(generalRefusals, 'notFound'),
    answer: nothing,
  },
  endOthers: {
    method: 'POST',
    path: '/auth/sessions/end-all',
    access: 'signed-in',
    summary: 'Logs out everywhere; only this session goes on.',
    body: z.strictObject({}),
    refuses: {},
    answer: nothing,
  },
});
