import { useState } from 'react';
import type { ItemOrder, SortColumn } from './media-item.ts';

/** A person's choice of look and order in the library. Kept for the next time. */
export interface ViewOptions extends ItemOrder {
  readonly look: 'grid' | 'table';
}

const storageKey = 'lectern-media-view';
const columns: readonly SortColumn[] = ['fileName', 'updatedAt', 'filesize'];
const initial: ViewOptions = { look: 'grid', column: 'fileName', order: 'asc' };

function read(): ViewOptions {
  try {
    const kept = JSON.parse(window.localStorage.getItem(storageKey) ?? '{}') as Partial<ViewOptions>;
    return {
      look: kept.look === 'table' ? 'table' : initial.look,
      column: columns.find((column) => column === kept.column) ?? initial.column,
      order: kept.order === 'desc' ? 'desc' : initial.order,
    };
  } catch {
    return initial;
  }
}

export function useViewOptions(): [ViewOptions, (change: Partial<ViewOptions>) => void] {
  const [options, setOptions] = useState(read);
  const change = (changed: Partial<ViewOptions>): void => {
    const next = { ...options, ...changed };
    setOptions(next);
    try {
      window.localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // A full or forbidden storage forgets the view, nothing else.
    }
  };
  return [options, change];
}
