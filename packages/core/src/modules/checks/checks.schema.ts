import * as z from 'zod';
import type { Described } from '../../contract/call.ts';

const waiver = z.strictObject({
  id: z.uuid(),
  reason: z.string(),
  by: z.strictObject({ id: z.int(), name: z.string() }).nullable().describe('Null where that account is gone.'),
  at: z.iso.datetime(),
});

/** Somebody's word that what a check found is no reason to keep the page from going live. */
export type Waiver = Described<typeof waiver>;

const error = {
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
};

const madeCheck = z.strictObject({
  name: z.string().describe('`owner/name`.'),
  label: z.string().describe('In English.'),
  level: z.enum(['warn', 'block']),
  findings: z.array(
    z.strictObject({
      property: z.string().describe('Path of the field, as in errors: `blocks.k3.image`.'),
      ...error,
      waiver: waiver.nullable(),
    }),
  ),
});

/** A check that was made of a version. */
export type MadeCheck = Described<typeof madeCheck>;

export const outlook = z.strictObject({
  revision: z.int().describe('That was looked at.'),
  problems: z
    .array(z.strictObject({ property: z.string().exactOptional(), ...error }))
    .describe('What publishing refuses, whatever the site makes of checks.'),
  checks: z.array(madeCheck).describe('Those that the site makes, in their order; without findings too.'),
  canWaive: z.boolean(),
});

/** What is wrong with a version. */
export type Outlook = Described<typeof outlook>;
