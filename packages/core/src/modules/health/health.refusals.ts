import { generalRefusals } from '../../contract/refusals.ts';
import type { RefusalsOf } from '../../contract/refusals.ts';
import type { health } from './health.manifest.ts';

/** What is refused of what is counted. */
export const healthRefusals = {
  ...generalRefusals,
  noList: 'G_95',
} as const satisfies RefusalsOf<typeof health>;
