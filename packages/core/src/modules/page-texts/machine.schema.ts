import * as z from 'zod';
import type { Described } from '../../contract/call.ts';
import { pageID, targetLocale } from './translation.schema.ts';

export const translateInput = z.strictObject({
  pageID: pageID.describe('The page that is translated.'),
  to: targetLocale,
  only: z
    .enum(['changed', 'all'], 'V_12')
    .default('changed')
    .describe(
      '`changed`: parts whose original changed since a machine translated them, and parts that nobody translated; `all`: whatever people wrote there too.',
    ),
});

export type TranslateInput = Described<typeof translateInput>;

const refusedMachinePart = z.strictObject({
  part: z.string().describe('`title`, `typeData`, `seoSettings`, or a block: `blocks.k3`.'),
  label: z.string().describe('Of the block’s type, in English; else empty.'),
  reason: z
    .enum(['changed', 'edited', 'missing', 'invalid'])
    .describe(
      'Meanwhile the original says something else; meanwhile the translation does; the translation has no such block; a text came back without its codes, or with foreign ones.',
    ),
  path: z.string().optional().describe('Of the text whose codes are wrong: that text alone was left out.'),
});

/** A part, or a text of one, that was not taken in. */
export type RefusedMachinePart = Described<typeof refusedMachinePart>;

export const machineTranslated = z.strictObject({
  page: z.strictObject({ id: z.uuid(), title: z.string(), locale: z.string() }).describe('The translation.'),
  isNew: z.boolean().describe('It was made for this.'),
  texts: z.int().describe('Texts that its draft says now.'),
  refused: z.array(refusedMachinePart).describe('What was not taken in. The rest was.'),
});

/** What became of a page that a machine translated. */
export type MachineTranslated = Described<typeof machineTranslated>;

const unreadPart = z.strictObject({
  part: z.string().describe('`title`, `typeData`, `seoSettings`, or a block: `blocks.k3`.'),
  label: z.string().describe('Of the block’s type, in English; else empty.'),
  hash: z.string().describe('Names what it says, to be sent where somebody says that it is right.'),
});

export const unreadTexts = z.strictObject({
  revision: z.int().describe('Of the latest version, of which this is told.'),
  parts: z.array(unreadPart).describe('In reading order.'),
});

/** What a machine wrote in a page and no person has read yet. */
export type UnreadTexts = Described<typeof unreadTexts>;

export const approveInput = z.strictObject({
  parts: z
    .array(z.strictObject({ part: z.string().max(200, 'V_14'), hash: z.string().regex(/^[0-9a-f]{32}$/, 'V_12') }))
    .min(1, 'V_01')
    .max(1_000, 'V_14'),
});
