import { dataOf, defineCalls, only, z } from '@lectern/core';
import { pieceSize } from './form-fields.ts';
import { formRefusals } from './refusals.ts';

const token = z.string().describe('Of what was sent so far: the next piece takes it, and once all is there `_kept` of the form.');

/** Room for the fields and headers around a piece. */
const around = 32_768;

export const uploadCalls = defineCalls({
  startUpload: {
    method: 'POST',
    path: '/forms/upload',
    access: 'public',
    summary: 'Begins a file that goes up in pieces, before the form that it belongs to is sent.',
    body: z.strictObject({
      form: z.string().max(80, 'V_14'),
      property: z.string().max(200, 'V_14').describe('Path of the field.'),
      name: z.string().min(1, 'V_01').max(500, 'V_14'),
      size: z
        .int('V_12')
        .min(1, 'FO_23')
        .max(2 ** 40, 'V_14')
        .describe('Bytes.'),
      key: z.string().min(1, 'V_01').max(200, 'V_14').describe('The page’s `_key`: the token is good for that rendering alone.'),
    }),
    refuses: only(formRefusals, 'notFound', 'tooLarge'),
    answer: dataOf(z.strictObject({ token, pieceSize: z.int().describe('Bytes of each piece; the last one has what is left.') })),
  },
  sendPiece: {
    method: 'PATCH',
    path: '/forms/upload',
    access: 'public',
    summary: 'Sends the next piece of a file, as the file `piece`. One whose answer was lost is sent again with the same token.',
    body: z.strictObject({
      token: z.string().min(1, 'V_01').max(8000, 'V_14'),
      offset: z
        .string()
        .regex(/^(?:0|[1-9]\d{0,8})$/, 'V_12')
        .describe('Bytes before the piece.'),
    }),
    form: {
      maxFields: 2,
      otherFiles: { maxSize: pieceSize, maxCount: 1 },
      maxSize: pieceSize + around,
    },
    refuses: only(formRefusals, 'fileGone', 'wrongPiece', 'noFile'),
    answer: dataOf(z.strictObject({ token, offset: z.int().describe('Bytes that are there by now.') })),
  },
});
