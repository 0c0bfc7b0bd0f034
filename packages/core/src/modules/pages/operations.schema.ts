import * as z from 'zod';
import { blockKey, draftSeo, insertedBlock } from './content.schema.ts';

/** Operations of one call: as many as a paste of a whole page needs. */
const maxOperations = 5000;

const spot = { parent: blockKey.nullable(), slot: z.string().max(40), after: blockKey.nullable() };
const field = z.string().min(1).max(100);
/** Values are checked where they stand, so that errors name their fields. */
const value = z.unknown().optional();
const was = value.describe(
  'The value that this one was made of: with it, what two people wrote in one text or list is merged. It is never stored.',
);
const set = { op: z.literal('set'), value, was };

const operation = z.union([
  z.discriminatedUnion('of', [
    z.strictObject({ ...set, of: z.literal('title') }),
    z.strictObject({ ...set, of: z.literal('typeData'), field }),
    z.strictObject({ ...set, of: z.literal('seo'), field: z.enum(Object.keys(draftSeo.shape)) }),
    z.strictObject({ ...set, of: z.literal('props'), key: blockKey, field }),
    z.strictObject({ ...set, of: z.literal('block'), key: blockKey, field: z.enum(['anchorPoint', 'name']) }),
  ]),
  z.discriminatedUnion('op', [
    z.strictObject({ op: z.literal('insert'), block: insertedBlock, ...spot }),
    z.strictObject({ op: z.literal('move'), key: blockKey, ...spot }),
    z.strictObject({ op: z.literal('remove'), key: blockKey }),
  ]),
]);

export const operations = z.array(operation, 'V_12');

/** The operations of one call. */
export const sentOperations = operations.min(1, 'V_01').max(maxOperations, 'V_14');
