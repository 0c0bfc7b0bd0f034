import { dataOf, defineCalls, z } from '@lectern/core';
import { postcode } from '@lectern/dutch';

export const addressCalls = defineCalls({
  address: {
    method: 'GET',
    path: '/forms/address',
    access: 'public',
    summary: 'Street and city of a Dutch postcode and house number; null where they are not known, also for now.',
    query: z.strictObject({
      postcode: z
        .string()
        .max(10, 'V_14')
        .refine((text) => postcode(text) !== undefined, 'FO_04')
        .describe('`1234 AB`'),
      number: z
        .string()
        .regex(/^[1-9]\d{0,4}$/, 'V_12')
        .describe('Without what comes behind it: `12` of 12a.'),
    }),
    refuses: {},
    answer: dataOf(z.strictObject({ street: z.string(), city: z.string() }).nullable()),
  },
});
