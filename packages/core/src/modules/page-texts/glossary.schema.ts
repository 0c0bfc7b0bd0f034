import * as z from 'zod';
import type { Described } from '../../contract/call.ts';
import { targetLocale } from './translation.schema.ts';

/** Terms of one pair of languages. */
export const mostTerms = 2_000;

const term = z
  .string()
  .max(100, 'V_14')
  .regex(/^[^\p{Cc}\uFFFC]*$/u, 'V_12')
  .transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim());

/** From which language to which. */
export const localePair = z.strictObject({ from: targetLocale, to: targetLocale });

export const newTerm = z.strictObject({
  ...localePair.shape,
  source: term
    .refine((text) => text !== '', 'V_01')
    .describe('Whatever its case and accents: one that is there already is given another translation.'),
  target: term
    .refine((text) => text !== '', 'V_01')
    .nullable()
    .describe('Null: it stays as it is.'),
});

export type NewTerm = Described<typeof newTerm>;

export const glossaryTerm = z.strictObject({ id: z.uuid(), source: z.string(), target: z.string().nullable() });

/** How a word is translated; `target` is null where it stays as it is. */
export type GlossaryTerm = Described<typeof glossaryTerm>;
