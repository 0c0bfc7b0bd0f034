import * as z from 'zod';
import type { Described } from '../../contract/call.ts';
import { draftLimits, draftText } from '../../contract/fields/draft-limits.ts';
import { imageDraftSchema } from '../../contract/fields/values.ts';
import { blockKeyPattern } from '../../contract/slug.ts';
import { tagIDs } from '../../contract/tag-ids.ts';
import { maxBlocks } from './edits/page-content.ts';

export const blockKey = z.string().regex(blockKeyPattern, 'V_12');

const blockType = z
  .string()
  .regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'V_12')
  .max(100, 'V_14');
const blockVersion = z.int().min(1).max(100_000);

/** What people give a block beside its fields. */
export const besideFields = { name: z.string().trim().max(draftLimits.text, 'V_14').optional(), anchorPoint: draftText };

/** Slots of one block: many times as many as any type has. */
const maxSlots = 100;

/** A block as it comes in. What the server derives (`__images`, `__files`) is accepted and made anew. */
const incomingBlock = z.strictObject({
  type: blockType,
  key: blockKey.optional(),
  name: besideFields.name,
  version: blockVersion.optional(),
  props: z.record(z.string(), z.unknown()).default({}),
  anchorPoint: besideFields.anchorPoint.default(''),
  __images: z.unknown().optional(),
  __files: z.unknown().optional(),
  slots: z
    .record(z.string().max(40), z.array(blockKey).max(maxBlocks))
    .refine((slots) => Object.keys(slots).length <= maxSlots, { message: 'V_14', params: { maximum: maxSlots } })
    .optional(),
});

export type IncomingBlock = Described<typeof incomingBlock>;

/** A block as it is inserted: what is nested in it comes in operations of its own. */
export const insertedBlock = z.strictObject({
  type: blockType,
  key: blockKey,
  name: z.string().exactOptional(),
  version: blockVersion,
  props: z.record(z.string(), z.unknown()),
  anchorPoint: z.string(),
});

export const incomingBlocks = z
  .record(blockKey, incomingBlock)
  .refine((blocks) => Object.keys(blocks).length <= maxBlocks, { message: 'V_14', params: { maximum: maxBlocks } });

export const incomingBlockOrder = z.array(blockKey).max(maxBlocks, 'V_14');

/** As a draft may hold it. */
export const draftSeo = z.strictObject({
  seoTitle: draftText.default(''),
  seoDescription: draftText.default(''),
  seoKeywords: z.array(draftText).max(draftLimits.items, 'V_14').default([]),
  seoImage: z.array(imageDraftSchema).max(1, 'V_12').nullable().default(null),
  noIndex: z.boolean('V_12').default(false),
  canonical: draftText.exactOptional(),
  tags: tagIDs.exactOptional(),
});

export const emptySeo: z.output<typeof draftSeo> = {
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
  seoImage: null,
  noIndex: false,
};

/** A draft may be without a title, but no page is made without one. */
export const draftTitle = z.string().trim().max(draftLimits.text, 'V_14');
export const newTitle = draftTitle.min(1, 'V_01');

export const typeData = z.record(z.string(), z.unknown());
