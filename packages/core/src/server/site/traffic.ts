import { defineServiceKey } from '../kernel/service.ts';

/** How many answers of the public site came from the cache of pages, and how many were made, since the last `take`. */
export interface TrafficCounts {
  readonly kept: number;
  readonly made: number;
}

/** Counts the answers of this process. */
export interface Traffic {
  note(kind: keyof TrafficCounts): void;
  /** Whether nothing was counted. */
  isIdle(): boolean;
  /** What was counted, which begins anew. */
  take(): TrafficCounts;
}

export const traffic = defineServiceKey<Traffic>('site/traffic');

export function createTraffic(): Traffic {
  let counts = { kept: 0, made: 0 };
  return {
    note(kind) {
      counts[kind] += 1;
    },
    isIdle: () => counts.kept + counts.made === 0,
    take() {
      const taken = counts;
      counts = { kept: 0, made: 0 };
      return taken;
    },
  };
}
