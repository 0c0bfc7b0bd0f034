import { useMemo, useState } from 'react';
import type { MatrixRow } from '../../translations.calls.ts';

/** The pages that are chosen, across the pages of the list. */
export interface MatrixChoice {
  readonly chosen: readonly MatrixRow[];
  readonly has: (row: MatrixRow) => boolean;
  /** Chooses pages, or takes them out of the choice. */
  readonly set: (rows: readonly MatrixRow[], isChosen: boolean) => void;
}

export function useMatrixChoice(): MatrixChoice {
  const [byID, setByID] = useState<ReadonlyMap<string, MatrixRow>>(new Map());
  return useMemo(
    () => ({
      chosen: [...byID.values()],
      has: ({ pageID }) => byID.has(pageID),
      set: (rows, isChosen) =>
        setByID((before) => {
          const others = [...before].filter(([id]) => !rows.some(({ pageID }) => pageID === id));
          return new Map(isChosen ? [...others, ...rows.map((row) => [row.pageID, row] as const)] : others);
        }),
    }),
    [byID],
  );
}
