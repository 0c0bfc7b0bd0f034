import { bytes, dataOf, defineCalls, only, z } from '@lectern/core';
import { formBounds } from './blocks/form/form.block.ts';
import { formRefusals } from './refusals.ts';

const sentFields = z.object({}).catchall(z.union([z.string(), z.array(z.string())]));

export const submitCalls = defineCalls({
  submit: {
    method: 'POST',
    path: '/forms/{form}/submit',
    access: 'public',
    summary: 'Sends a form, all its steps at once: an answer by the path of its field, files likewise.',
    params: z.strictObject({ form: z.string().max(80, 'V_14') }),
    body: sentFields,
    form: formBounds,
    refuses: only(formRefusals, 'notFound', 'sentAlready', 'fileGone', 'harmful'),
    judgesFields: true,
    answer: dataOf(
      z.strictObject({
        reference: z.string().describe('`SCH-2026-7KQ4M2`'),
        receiptToken: z.string().describe('Of `GET /forms/receipt/{token}`, for 24 hours.'),
      }),
    ),
  },
  receipt: {
    method: 'GET',
    path: '/forms/receipt/{token}',
    access: 'public',
    summary: 'The filled-in form as a PDF, for whoever holds the token, for 24 hours.',
    params: z.strictObject({ token: z.string().max(100, 'V_14') }),
    refuses: only(formRefusals, 'notFound'),
    answer: bytes('application/pdf'),
  },
});
