import { useState } from 'react';
import type { ItemOrder, SortColumn } from './media-item.ts';

/** A person's choice of look and order in the library. Kept for the next time. */
export interface ViewOptions extends ItemOrder {
  readonly column: SortColumn;
  readonly look: 'grid' | 'table';
}

/** Where a view stands. Who looks for something to put on a page mostly wants what was just added. */
export type ViewPlace = 'library' | 'picker';

const storageKeys: Readonly<Record<ViewPlace, string>> = { library: 'lectern-media-view', picker: 'lectern-media-picker-view' };
const columns: readonly SortColumn[] = ['fileName', 'updatedAt', 'filesize'];
const initials: Readonly<Record<ViewPlace, ViewOptions>> = {
  library: { look: 'grid', column: 'fileName', order: 'asc' },
  picker: { look: 'grid', column: 'updatedAt', order: 'desc' },
};

function read(place: ViewPlace): ViewOptions {
  const initial = initials[place];
  try {
    const kept = JSON.parse(window.localStorage.getItem(storageKeys[place]) ?? '{}') as Partial<ViewOptions>;
    return {
      look: kept.look === 'table' ? 'table' : initial.look,
      column: columns.find((column) => column === kept.column) ?? initial.column,
      order: kept.order === 'desc' || kept.order === 'asc' ? kept.order : initial.order,
    };
  } catch {
    return initial;
  }
}

export function useViewOptions(place: ViewPlace): [ViewOptions, (change: Partial<ViewOptions>) => void] {
  const [options, setOptions] = useState(() => read(place));
  const change = (changed: Partial<ViewOptions>): void => {
    const next = { ...options, ...changed };
    setOptions(next);
    try {
      window.localStorage.setItem(storageKeys[place], JSON.stringify(next));
    } catch {
      // A full or forbidden storage forgets the view, nothing else.
    }
  };
  return [options, change];
}
