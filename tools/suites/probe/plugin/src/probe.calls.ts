import { bytes, dataOf, defineCalls, z } from '@lectern/core';

export const probeCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/probe/notes',
    access: 'probe:look',
    summary: 'The notes.',
    answer: dataOf(z.array(z.string())),
  },
  write: {
    method: 'POST',
    path: '/probe/notes',
    access: 'probe:look',
    summary: 'Writes a note.',
    body: z.strictObject({ text: z.string('V_01').min(1, 'V_01') }),
    answer: dataOf(z.strictObject({ id: z.string() })),
  },
  feed: {
    method: 'GET',
    path: '/probe/feed.txt',
    place: 'site',
    access: 'public',
    summary: 'The notes as text.',
    answer: bytes('text/plain'),
  },
  count: {
    method: 'GET',
    path: '/probe/count',
    access: ['probe:oversee', 'probe:look'],
    summary: 'The number of notes.',
    answer: dataOf(z.int()),
  },
  reach: {
    method: 'GET',
    path: '/probe/reach',
    access: 'probe:look',
    summary: 'Where handlers came to what is not theirs.',
    answer: dataOf(z.strictObject({ walked: z.array(z.string()), found: z.array(z.string()), refused: z.array(z.string()) })),
  },
});
