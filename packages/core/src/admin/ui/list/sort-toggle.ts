import type { ListState } from './list-state.ts';
import { sorted } from './list-state.ts';

/** The order after a press on a column's header: that column ascending, or the other way round where it is that already. */
export const toggledSort = <Column extends string>(state: ListState<Column>, columnToSort: Column): ListState<Column> =>
  sorted(state, {
    columnToSort,
    sortOrder: state.columnToSort === columnToSort && state.sortOrder === 'asc' ? 'desc' : 'asc',
  });
