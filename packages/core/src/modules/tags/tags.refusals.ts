import { generalRefusals } from '../../contract/refusals.ts';
import type { RefusalsOf } from '../../contract/refusals.ts';
import type { tags } from './tags.manifest.ts';

/** What is refused where tags are made, merged and deleted. */
export const tagRefusals = {
  ...generalRefusals,
  noTag: 'G_64',
  inUse: 'G_65',
} as const satisfies RefusalsOf<typeof tags>;
