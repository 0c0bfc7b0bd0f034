import * as z from 'zod';
import type { Described } from '../../contract/call.ts';

export const pageID = z.uuid('V_12').toLowerCase();
export const targetLocale = z.string().max(5, 'V_12');

const namedPage = z.strictObject({ id: z.uuid(), title: z.string() });

const refusedPart = z.strictObject({
  page: namedPage.describe('The source.'),
  part: z.string().describe('`title`, `typeData`, `seoSettings`, or a block: `blocks.k3`.'),
  label: z.string().describe('Of the block’s type, in English; else empty.'),
  reason: z
    .enum(['changed', 'unknown', 'missing', 'invalid'])
    .describe(
      'The source says something else by now; it has no such part or text; the translation has no such block; codes that are not those of the source.',
    ),
  path: z.string().optional().describe('Of the text whose codes are wrong.'),
});

/** A part of a page of which nothing was taken in. */
export type RefusedPart = Described<typeof refusedPart>;

export const takenIn = z.strictObject({
  pages: z
    .array(z.strictObject({ ...namedPage.shape, locale: z.string(), texts: z.int() }))
    .describe('Translations, whose drafts say it now.'),
  refused: z.array(refusedPart).describe('Parts of which nothing was taken in. The others were.'),
  skipped: z
    .array(
      z.strictObject({
        ...namedPage.shape,
        reason: z.enum(['gone', 'untranslated', 'forbidden', 'invalid']).describe('`untranslated`: there is no translation yet.'),
      }),
    )
    .describe('Pages of which nothing was taken in.'),
});

/** What became of a document that was taken in. */
export type TakenIn = Described<typeof takenIn>;
