import { dataOf, defineCalls, z } from '@lectern/core';

export const drawingCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/home-header/drawings',
    access: 'signed-in',
    summary: 'The drawings that the site has for audiences.',
    refuses: {},
    answer: dataOf(z.array(z.strictObject({ name: z.string(), label: z.string() }))),
  },
});
