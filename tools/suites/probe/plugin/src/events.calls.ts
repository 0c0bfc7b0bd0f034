import { dataOf, defineCalls, nothing, z } from '@lectern/core';

const heard = z.strictObject({
  notes: z.array(z.string()),
  pages: z.array(z.string()),
  refusals: z.int(),
  jobs: z.array(z.string()),
});

export const eventCalls = defineCalls({
  heard: {
    method: 'GET',
    path: '/probe/heard',
    access: 'probe:look',
    summary: 'The events and jobs that came, in their order.',
    answer: dataOf(heard),
  },
  remind: {
    method: 'POST',
    path: '/probe/remind',
    access: 'probe:look',
    summary: 'Enqueues a job for a time.',
    body: z.strictObject({ text: z.string('V_01'), seconds: z.int('V_12') }),
    answer: nothing,
  },
});
