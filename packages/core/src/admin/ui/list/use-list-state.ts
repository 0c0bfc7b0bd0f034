import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { SortOrder } from '#contract/list.ts';
import { readListState, writeListState } from './list-state.ts';
import type { ListState } from './list-state.ts';

interface Shape<Column extends string> {
  readonly columns: readonly Column[];
  readonly initial: { readonly columnToSort: Column; readonly sortOrder: SortOrder };
  readonly filters: readonly string[];
}

interface Options {
  /** Leaves no entry in the history: corrections, letters of a search. */
  readonly isReplacing?: boolean;
}

/** A list's state, kept in the address: reload and Back bring it back. `shape` must not change. */
export function useListState<Column extends string>(
  shape: Shape<Column>,
): [ListState<Column>, (next: ListState<Column>, options?: Options) => void] {
  const [parameters, setParameters] = useSearchParams();
  const state = useMemo(() => readListState(parameters, shape), [parameters, shape]);
  const set = useCallback(
    (next: ListState<Column>, { isReplacing = false }: Options = {}) =>
      setParameters(writeListState(next, shape), { replace: isReplacing, preventScrollReset: true }),
    [setParameters, shape],
  );
  return [state, set];
}
