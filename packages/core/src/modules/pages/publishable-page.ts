import * as z from 'zod';
import { canonicalAddress } from '../../contract/canonical-address.ts';
import { imageValueSchema } from '../../contract/fields/values.ts';
import { anchorPattern } from '../../contract/slug.ts';

/** What publishing demands of a block beside its props. */
export const publishableBlock = z.object({
  name: z.string().max(120, 'V_14').optional(),
  anchorPoint: z.union([z.literal(''), z.string().regex(anchorPattern, 'V_12')], 'V_12'),
});

/** What publishing demands of the page itself, beside its own data. */
export const publishablePage = z.object({
  title: z.string().trim().min(1, 'V_01').max(255, 'V_14'),
  seoSettings: z.object({
    seoTitle: z.string().max(255, 'V_14'),
    seoDescription: z.string().max(500, 'V_14'),
    seoKeywords: z.array(z.string().min(1, 'V_16').max(60, 'V_14')).max(30, 'V_14'),
    seoImage: z.array(imageValueSchema).max(1, 'V_12').nullable(),
    canonical: z
      .string()
      .max(2000, 'V_14')
      .refine((value) => value.trim() === '' || value.length > 2000 || canonicalAddress(value) !== undefined, 'G_96')
      .optional(),
  }),
});
