import { generalRefusals } from '../../contract/refusals.ts';
import type { RefusalsOf } from '../../contract/refusals.ts';
import type { undo } from './undo.manifest.ts';

/** What is refused where changes are taken back. */
export const undoRefusals = {
  ...generalRefusals,
  gone: 'G_72',
  takenBack: 'G_73',
  changed: 'G_74',
} as const satisfies RefusalsOf<typeof undo>;
