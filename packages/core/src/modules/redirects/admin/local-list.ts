import { useState } from 'react';
import { defaultPageSize } from '#admin/ui/list/list-state.ts';
import type { ListState } from '#admin/ui/list/list-state.ts';
import { searchKey } from '#contract/fold-text.ts';

/** A list that is here as a whole, as a `ListScreen` takes it: searched and turned over without a call. */
export function useLocalList<Item>(all: readonly Item[], textOf: (item: Item) => string) {
  const [state, setState] = useState<ListState<'from'>>({
    searchTerm: '',
    columnToSort: 'from',
    sortOrder: 'asc',
    pageIndex: 0,
    filters: {},
  });
  const term = searchKey(state.searchTerm);
  const found = term === '' ? all : all.filter((item) => searchKey(textOf(item)).includes(term));
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
