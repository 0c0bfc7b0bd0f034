import type { RefusalsOf } from '@lectern/core';
import type { probe } from './manifest.ts';

/** What is refused where notes are written. */
export const probeRefusals = { writtenBefore: 'PROBE_01' } as const satisfies RefusalsOf<typeof probe>;
