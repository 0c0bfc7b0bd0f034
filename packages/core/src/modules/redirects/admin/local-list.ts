import { useState } from 'react';
import { defaultPageSize } from '../../../admin/ui/list/list-state.ts';
import type { ListState } from '../../../admin/ui/list/list-state.ts';

/** A list that is here as a whole, as a `ListScreen` takes it: searched and turned over without a call. */
export function useLocalList<Item>(all: readonly Item[], textOf: (item: Item) => string) {
  const [state, setState] = useState<ListState<'from'>>({
    searchTerm: '',
    columnToSort: 'from',
    sortOrder: 'asc',
    pageIndex: 0,
    filters: {},
  });
  const term = state.searchTerm.toLowerCase();
  const found = term === '' ? all : all.filter((item) => textOf(item).toLowerCase().includes(term));
  const start = state.pageIndex * defaultPageSize;
  return {
    state,
    onState: (next: ListState<'from'>) => setState(next),
    items: found.slice(start, start + defaultPageSize),
    totalItems: found.length,
    isUpdating: false,
    onRetry: () => undefined,
  };
}
