import * as z from 'zod';
import { imageValueSchema } from '../../contract/fields/values.ts';
import { anchorPattern, blockKeyPattern } from '../../contract/slug.ts';

/** Blocks of one page, nested ones counted. */
const maxBlocks = 1000;

const blockKey = z.string().regex(blockKeyPattern, 'V_12');

/** A block as it comes in. What the server derives (`__images`, `__files`) is accepted and made anew. */
const incomingBlock = z.strictObject({
  type: z
    .string()
    .regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'V_12')
    .max(100, 'V_14'),
  key: blockKey.optional(),
  name: z.string().trim().max(120, 'V_14').optional(),
  version: z.int().min(1).max(100_000).optional(),
  props: z.record(z.string(), z.unknown()).default({}),
  anchorPoint: z.union([z.literal(''), z.string().regex(anchorPattern, 'V_12')], 'V_12').default(''),
  __images: z.unknown().optional(),
  __files: z.unknown().optional(),
  slots: z.record(z.string().max(40), z.array(blockKey).max(maxBlocks)).optional(),
});

export type IncomingBlock = z.output<typeof incomingBlock>;

export const incomingBlocks = z
  .record(blockKey, incomingBlock)
  .refine((blocks) => Object.keys(blocks).length <= maxBlocks, { message: 'V_14', params: { maximum: maxBlocks } });

export const incomingBlockOrder = z.array(blockKey).max(maxBlocks, 'V_14');

export const seoSettings = z.strictObject({
  seoTitle: z.string().max(255, 'V_14').default(''),
  seoDescription: z.string().max(500, 'V_14').default(''),
  seoKeywords: z.array(z.string().min(1, 'V_16').max(60, 'V_14')).max(30, 'V_14').default([]),
  seoImage: z.array(imageValueSchema).max(1, 'V_12').nullable().default(null),
  noIndex: z.boolean('V_12').default(false),
});

export const emptySeo: z.output<typeof seoSettings> = {
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
  seoImage: null,
  noIndex: false,
};

export const pageTitle = z.string().trim().min(1, 'V_01').max(255, 'V_14');

/** A draft may still be without a title. */
export const draftTitle = z.string().trim().max(255, 'V_14');

export const typeData = z.record(z.string(), z.unknown());
