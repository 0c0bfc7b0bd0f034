import { defineServiceKey } from '#server/kernel/service.ts';

/** The pages of which the edits could not be folded: their versions are read with the edits beside them meanwhile. */
export interface FoldTroubles {
  readonly isSetAside: (pageID: string, now: Date) => boolean;
  readonly setAside: (pageID: string, now: Date) => void;
}

/** Milliseconds until it is tried again. */
const rest = 60 * 60_000;

export const foldTroubles = defineServiceKey<FoldTroubles>('pages/fold-troubles');

export function createFoldTroubles(): FoldTroubles {
  const until = new Map<string, number>();
  return {
    isSetAside(pageID, now) {
      const end = until.get(pageID);
      if (end === undefined) return false;
      if (end > now.getTime()) return true;
      until.delete(pageID);
      return false;
    },
    setAside: (pageID, now) => void until.set(pageID, now.getTime() + rest),
  };
}
