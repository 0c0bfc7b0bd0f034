import { dataOf, defineCalls, z } from '@lectern/core';

export const secretCalls = defineCalls({
  keep: {
    method: 'POST',
    path: '/probe/secrets',
    access: 'probe:look',
    summary: 'Keeps a secret of somebody, with a file.',
    body: z.strictObject({ email: z.string(), text: z.string(), file: z.string() }),
    answer: dataOf(z.strictObject({ id: z.string() })),
  },
  find: {
    method: 'GET',
    path: '/probe/secrets',
    access: 'probe:look',
    summary: 'The secrets of somebody, and how far their mails are.',
    query: z.strictObject({ email: z.string() }),
    answer: dataOf(z.strictObject({ texts: z.array(z.string()), mails: z.array(z.string()) })),
  },
});
