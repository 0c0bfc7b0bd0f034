import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface Column<Item> {
  readonly key: string;
  readonly header: string;
  /** The content of a cell; or, for a plain value, where it lies in the item and how it is written. */
  readonly render?: (item: Item) => ReactNode;
  /** Path of the value in the item: `profile.name`. */
  readonly accessor?: string;
  readonly formatField?: (value: unknown) => string;
  readonly renderValue?: (value: unknown, item: Item) => ReactNode;
  /** Extra class names of its cells. */
  readonly style?: string;
  /** A share of the width, as CSS has it: `22%`, `9rem`. */
  readonly width?: string;
  readonly isNumeric?: boolean;
  /** Stands in the header in the place of its text, which is then for the labels of cards alone. */
  readonly headerControl?: ReactNode;
  /** The header is for screen readers alone. */
  readonly isHeaderHidden?: boolean;
  /** Left out between a full table and cards, where what matters more needs its room. */
  readonly isMinor?: boolean;
  /** Names the row; exactly one column has it. */
  readonly isRowHeader?: boolean;
  /** Pressing the header sorts by it. */
  readonly onSort?: (() => void) | undefined;
  readonly sorted?: 'asc' | 'desc' | undefined;
}

export interface DataTableProps<Item> {
  readonly caption: string;
  readonly columns: readonly Column<Item>[];
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Newer rows are on their way; the old ones stay readable. */
  readonly isUpdating?: boolean;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function HeaderCell<Item>({ column }: { readonly column: Column<Item> }): ReactElement {
  const Arrow = column.sorted === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      role="columnheader"
      className={classes(`lc-table__${column.key}`, column.isNumeric && 'lc-table__number', column.isMinor && 'lc-table__minor')}
      style={column.width ? { width: column.width } : undefined}
      aria-sort={column.sorted ? ariaSort[column.sorted] : undefined}
    >
      {column.headerControl ??
        (column.onSort ? (
          <button type="button" className="lc-table__sort" data-sorted={column.sorted} onClick={column.onSort}>
            {column.header}
            <Arrow className="lc-icon" aria-hidden="true" />
          </button>
        ) : (
          <span className={classes(column.isHeaderHidden && 'lc-hidden')}>{column.header}</span>
        ))}
    </th>
  );
}

/** The value at a path; undefined where the way there ends. */
const valueAt = (item: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), item);

function cellOf<Item>(column: Column<Item>, item: Item): ReactNode {
  if (column.render) return column.render(item);
  const value = valueAt(item, column.accessor ?? column.key);
  if (column.renderValue) return column.renderValue(value, item);
  if (column.formatField) return column.formatField(value);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

const isEmpty = (content: ReactNode): boolean => content === null || content === undefined || content === false || content === '';

/** The columns of which a row shows something: one that is empty in all of them takes no room from the others. */
function shownColumns<Item>(columns: readonly Column<Item>[], items: readonly Item[]): readonly Column<Item>[] {
  if (items.length === 0) return columns;
  const isKept = (column: Column<Item>) =>
    column.isRowHeader || column.headerControl !== undefined || column.sorted !== undefined;
  return columns.filter((column) => isKept(column) || items.some((item) => !isEmpty(cellOf(column, item))));
}

/** Rows and columns. The roles are stated, because narrow screens show each row as a small card. */
export function DataTable<Item>({ caption, columns: all, items, keyOf, isUpdating = false }: DataTableProps<Item>): ReactElement {
  const columns = shownColumns(all, items);
  return (
    <table className="lc-table" role="table" aria-busy={isUpdating || undefined}>
      <caption className="lc-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((item) => (
          <tr key={keyOf(item)} role="row">
            {columns.map((column) => {
              const className = classes(
                `lc-table__${column.key}`,
                column.isNumeric && 'lc-table__number lc-num',
                column.isMinor && 'lc-table__minor',
                column.style,
              );
              return column.isRowHeader ? (
                <th key={column.key} scope="row" role="rowheader" className={className}>
                  {cellOf(column, item)}
                </th>
              ) : (
                <td key={column.key} role="cell" className={className} data-label={column.header}>
                  {cellOf(column, item)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
