import * as z from 'zod';
import type { Described } from '../../contract/call.ts';

export const healthCount = z.strictObject({
  name: z.string().describe('`owner/name`.'),
  label: z.string().describe('In English.'),
  help: z.string().describe('In English.'),
  count: z.int().nullable().describe('Null where it could not be counted.'),
  to: z.string().describe('Where it is listed, below `/cmsadmin`.'),
});

/** Something that was counted of what somebody may change. */
export type HealthCount = Described<typeof healthCount>;

const healthItem = z.strictObject({
  id: z.string(),
  title: z.string(),
  detail: z.string().exactOptional(),
  locale: z.string().exactOptional(),
  to: z.string().describe('Where it is looked at, below `/cmsadmin`.'),
});

export const healthList = z.strictObject({
  label: z.string().describe('In English.'),
  help: z.string().describe('In English.'),
  items: z.array(healthItem),
  totalItems: z.int(),
});

/** One page of something that was counted. */
export type HealthList = Described<typeof healthList>;
