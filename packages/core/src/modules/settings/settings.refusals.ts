import { generalRefusals } from '../../contract/refusals.ts';
import type { RefusalsOf } from '../../contract/refusals.ts';
import type { settings } from './settings.manifest.ts';

/** What is refused where settings are saved. */
export const settingsRefusals = {
  ...generalRefusals,
  locked: 'G_22',
} as const satisfies RefusalsOf<typeof settings>;
