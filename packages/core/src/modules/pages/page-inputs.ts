import * as z from 'zod';
import { canonicalSlug } from '../../contract/slug.ts';

export const pageID = z.uuid({ error: ({ input }) => (input === undefined ? 'V_01' : 'V_12') });

/** Its form alone; the server brings it into its canonical form. */
export const slug = z
  .string()
  .min(1, 'V_01')
  .max(512, 'V_14')
  .refine((value) => value === '' || value.length > 512 || canonicalSlug(value) !== undefined, 'V_12');

export const locale = z.string().max(5, 'V_14');

export const type = z.string().max(100, 'V_14');
