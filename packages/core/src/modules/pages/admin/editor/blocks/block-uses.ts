import { useUses } from '#admin/state/use-uses.ts';
import type { Uses } from '#admin/state/uses.ts';

/** How often the person at hand added blocks of each type, by it. */
export const useBlockUses = (): Uses => useUses('pages.blocks');
