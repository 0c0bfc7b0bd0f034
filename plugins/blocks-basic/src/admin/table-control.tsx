import { announce, Button } from '@lectern/core/admin';
import type { ControlProps } from '@lectern/core/admin';
import { useLayoutEffect, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactElement } from 'react';
import type { TableRows } from '../blocks/table/table.block.ts';
import {
  gridLimits,
  gridOf,
  readCells,
  rowsOf,
  widthOf,
  withCell,
  withCells,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
  withRowMoved,
} from './grid.ts';
import type { Grid } from './grid.ts';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import { t } from './table-texts.ts';
import { isComposing } from '@lectern/core';

const arrows: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The cells of a table, as a grid of text fields. Arrows go up and down, Enter adds a row below, pasted cells are spread. */
export default function TableControl({ id, value, onChange, errors, isReadOnly, locale }: ControlProps<TableRows>): ReactElement {
  const table = useRef<HTMLTableElement>(null);
  const grid = gridOf(value);
  const width = widthOf(grid);
  const change = (next: Grid, words?: string): void => {
    if (next === grid) return;
    onChange(rowsOf(next));
    if (words) announce(words);
  };
  const focus = (row: number, column: number): void => {
    const cells = table.current?.querySelectorAll<HTMLElement>(`input[data-column="${column}"]`);
    cells?.[Math.max(0, Math.min(row, cells.length - 1))]?.focus();
  };
  // The next key may come before the next frame: the focus moves with the drawing of the change.
  const wanted = useRef<readonly [row: number, column: number]>(undefined);
  const focusChanged = (row: number, column: number): void => void (wanted.current = [row, column]);
  useLayoutEffect(() => {
    if (wanted.current) focus(...wanted.current);
    wanted.current = undefined;
  });

  const onKeyDown = (event: KeyboardEvent, row: number, column: number): void => {
    if (isComposing(event) || event.ctrlKey || event.metaKey) return;
    const step = arrows[event.key];
    if (step !== undefined && event.altKey) {
      const to = row + step;
      change(withRowMoved(grid, row, to), t('table.row.moved', { position: to + 1, count: grid.length }));
      if (to >= 0 && to < grid.length) focus(to, column);
    } else if (step !== undefined) focus(row + step, column);
    else if (event.key === 'Enter') {
      change(withRow(grid, row + 1), t('table.row.added', { number: row + 2 }));
      focusChanged(row + 1, column);
    } else return;
    event.preventDefault();
    // Elsewhere in the editor these keys move blocks.
    event.stopPropagation();
  };
  const onPaste = (event: ClipboardEvent, row: number, column: number): void => {
    const cells = readCells(event.clipboardData.getData('text/plain'));
    if (cells.length === 1 && cells[0]?.length === 1) return;
    event.preventDefault();
    change(withCells(grid, row, column, cells), t('table.rows.pasted', { count: cells.length }));
  };

  return (
    <div className="basic-grid">
      <div className="basic-grid__scroll">
        <table ref={table} className="basic-grid__table">
          <TableHead columns={width} hasRowDeletion={!isReadOnly && grid.length > 1} />
          <tbody>
            {grid.map((cells, row) => (
              <tr key={row}>
                {cells.map((text, column) => (
                  <td key={column}>
                    <input
                      id={row === 0 && column === 0 ? id : undefined}
                      className="lc-input basic-grid__cell"
                      data-column={column}
                      aria-label={t('table.cell', { row: row + 1, column: column + 1 })}
                      aria-invalid={errors.length > 0 || undefined}
                      lang={locale}
                      value={text}
                      maxLength={500}
                      readOnly={isReadOnly}
                      onChange={(event) => change(withCell(grid, row, column, event.target.value))}
                      onKeyDown={isReadOnly ? undefined : (event) => onKeyDown(event, row, column)}
                      onPaste={isReadOnly ? undefined : (event) => onPaste(event, row, column)}
                    />
                  </td>
                ))}
                {!isReadOnly && grid.length > 1 && (
                  <td>
                    <button
                      type="button"
                      className="basic-grid__remove"
                      aria-label={t('table.row.delete', { number: row + 1 })}
                      onClick={() => {
                        change(withoutRow(grid, row), t('table.row.deleted', { number: row + 1 }));
                        focusChanged(row, 0);
                      }}
                    >
                      ×
                    </button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          {!isReadOnly && width > 1 && (
            <TableFoot
              columns={width}
              onDelete={(column) => {
                change(withoutColumn(grid, column), t('table.column.deleted', { number: column + 1 }));
                focusChanged(0, Math.max(0, column - 1));
              }}
            />
          )}
        </table>
      </div>
      {!isReadOnly && (
        <div className="basic-grid__actions">
          <Button
            disabledReason={grid.length >= gridLimits.rows ? t('table.row.most', { most: gridLimits.rows }) : undefined}
            onPress={() => {
              change(withRow(grid, grid.length), t('table.row.added', { number: grid.length + 1 }));
              focusChanged(grid.length, 0);
            }}
          >
            {t('table.row.add')}
          </Button>
          <Button
            disabledReason={width >= gridLimits.columns ? t('table.column.most', { most: gridLimits.columns }) : undefined}
            onPress={() => {
              change(withColumn(grid, width), t('table.column.added', { number: width + 1 }));
              focusChanged(0, width);
            }}
          >
            {t('table.column.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
