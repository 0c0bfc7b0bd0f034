import type { SortOrder } from '#contract/list.ts';
import { pageCount } from './page-range.ts';

/** Rows in a list unless told otherwise. */
export const defaultPageSize = 25;

/** The state of a list: everything that stands in its address. */
export interface ListState<Column extends string = string> {
  readonly searchTerm: string;
  readonly columnToSort: Column;
  readonly sortOrder: SortOrder;
  /** From 0; the address and the page bar count from 1. */
  readonly pageIndex: number;
  /** Further filters by name; an empty text is no filter. */
  readonly filters: Readonly<Record<string, string>>;
}

interface Shape<Column extends string> {
  readonly columns: readonly Column[];
  readonly initial: { readonly columnToSort: Column; readonly sortOrder: SortOrder };
  readonly filters: readonly string[];
}

/** Reads the state out of an address. What does not make sense there counts as not said. */
export function readListState<Column extends string>(parameters: URLSearchParams, shape: Shape<Column>): ListState<Column> {
  const page = Number(parameters.get('page') ?? 1);
  const sort = parameters.get('sort');
  const order = parameters.get('order');
  const column = shape.columns.find((candidate) => candidate === sort);
  return {
    searchTerm: parameters.get('q') ?? '',
    columnToSort: column ?? shape.initial.columnToSort,
    sortOrder: order === 'asc' || order === 'desc' ? order : shape.initial.sortOrder,
    pageIndex: Number.isSafeInteger(page) && page > 1 ? page - 1 : 0,
    filters: Object.fromEntries(shape.filters.map((name) => [name, parameters.get(name) ?? ''])),
  };
}

/** The address of a state, without what goes without saying. */
export function writeListState<Column extends string>(state: ListState<Column>, shape: Shape<Column>): URLSearchParams {
  const parameters = new URLSearchParams();
  const put = (name: string, value: string, otherwise: string) => {
    if (value !== otherwise) parameters.set(name, value);
  };
  put('q', state.searchTerm, '');
  for (const [name, value] of Object.entries(state.filters)) put(name, value, '');
  put('sort', state.columnToSort, shape.initial.columnToSort);
  put('order', state.sortOrder, shape.initial.sortOrder);
  put('page', String(state.pageIndex + 1), '1');
  return parameters;
}

/** A change of column or order begins at the first page again. */
export const sorted = <Column extends string>(
  state: ListState<Column>,
  sort: { readonly columnToSort?: Column; readonly sortOrder?: SortOrder },
): ListState<Column> => ({ ...state, ...sort, pageIndex: 0 });

/** A change of the search term reloads the page that one is on. */
export const searched = <Column extends string>(state: ListState<Column>, searchTerm: string): ListState<Column> => ({
  ...state,
  searchTerm,
});

/** A change of a filter begins at the first page again. */
export const filtered = <Column extends string>(state: ListState<Column>, name: string, value: string): ListState<Column> => ({
  ...state,
  filters: { ...state.filters, [name]: value },
  pageIndex: 0,
});

export const paged = <Column extends string>(state: ListState<Column>, pageIndex: number): ListState<Column> => ({
  ...state,
  pageIndex,
});

/** Without any filter or search; the order stays. */
export const cleared = <Column extends string>(state: ListState<Column>): ListState<Column> => ({
  ...state,
  searchTerm: '',
  pageIndex: 0,
  filters: Object.fromEntries(Object.keys(state.filters).map((name) => [name, ''])),
});

interface Answered {
  readonly itemCount: number;
  readonly totalItems: number;
  readonly pageSize: number;
}

/** From an empty page after the first: the last page, or one back where the total says that there should be rows. */
export function withinPages<Column extends string>(state: ListState<Column>, answered: Answered): ListState<Column> {
  if (answered.itemCount > 0 || state.pageIndex === 0) return state;
  const last = pageCount(answered.totalItems, answered.pageSize) - 1;
  return paged(state, Math.min(last, state.pageIndex - 1));
}
