import { useMemo, useState } from 'react';
import type { PageListItem } from '../../page.schema.ts';

/** The pages that are chosen in a list, across its pages. */
export interface PageSelection {
  readonly chosen: readonly PageListItem[];
  readonly has: (id: string) => boolean;
  /** Chooses pages, or takes them out of the choice. */
  readonly set: (pages: readonly PageListItem[], isChosen: boolean) => void;
  readonly clear: () => void;
}

export function usePageSelection(): PageSelection {
  const [byID, setByID] = useState<ReadonlyMap<string, PageListItem>>(new Map());
  return useMemo(
    () => ({
      chosen: [...byID.values()],
      has: (id) => byID.has(id),
      set(pages, isChosen) {
        setByID((before) => {
          const next = new Map(before);
          for (const page of pages) {
            if (isChosen) next.set(page.id, page);
            else next.delete(page.id);
          }
          return next;
        });
      },
      clear: () => setByID(new Map()),
    }),
    [byID],
  );
}
