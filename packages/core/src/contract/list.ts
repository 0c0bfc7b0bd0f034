import * as z from 'zod';

/** One page of a list. */
export interface List<Item> {
  readonly items: readonly Item[];
  /** Of all pages. */
  readonly totalItems: number;
}

export type SortOrder = 'asc' | 'desc';

/** One page of a list, as `data` of an answer. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.strictObject({ items: z.array(item), totalItems: z.int() });

/** A whole number as it stands in an address. */
export const queryNumber = (minimum: number, maximum: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'V_12')
    .transform(Number)
    .pipe(z.number().min(minimum, 'V_12').max(maximum, 'V_12'))
    .default(fallback);

/** The query of a list that is read with GET: paging, search, order, and the filters of this list. */
export const listQuery = <Column extends string, Filters extends z.ZodRawShape>(options: {
  readonly columns: readonly Column[];
  readonly sortBy: NoInfer<Column>;
  /** Order where none is asked for. Default: `desc`, the newest first. */
  readonly sortOrder?: SortOrder;
  readonly filters: Filters;
}) =>
  z.strictObject({
    pageIndex: queryNumber(0, 1_000_000, 0),
    pageSize: queryNumber(1, 100, 25),
    searchTerm: z.string().max(200, 'V_14').default(''),
    columnToSort: z.enum(options.columns, 'V_12').default(options.sortBy as never),
    sortOrder: z.enum(['asc', 'desc'], 'V_12').default(options.sortOrder ?? 'desc'),
    ...options.filters,
  });
