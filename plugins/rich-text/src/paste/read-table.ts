import { maxSpan } from '../document/repair-table.ts';
import type { TableCell, TableRow } from '../document/rich-text.types.ts';
import { runText, toInlines, withoutBold } from './finish-line.ts';
import { isElement } from './markup.types.ts';
import type { MarkupElement, MarkupNode } from './markup.types.ts';
import type { FlatPart, PastedBlock, Run } from './pasted.types.ts';

interface SourceRow {
  readonly cells: readonly MarkupElement[];
  readonly isHead: boolean;
}

export interface SourceTable {
  readonly caption: MarkupElement | undefined;
  readonly rows: readonly SourceRow[];
  /** Content that stands in the table but in no cell. */
  readonly strays: readonly MarkupNode[];
}

const isHidden = ({ style, attributes }: MarkupElement): boolean =>
  style['display'] === 'none' || 'hidden' in attributes || style['mso-hide'] === 'all';

/** Rows and cells of a table, wherever they stand in it. Word's row for widths and hidden rows are none. */
export function sourceTable(table: MarkupElement): SourceTable {
  const rows: SourceRow[] = [];
  const strays: MarkupNode[] = [];
  let caption: MarkupElement | undefined;
  const read = (nodes: readonly MarkupNode[], isHead: boolean) => {
    let isSkipping = false;
    for (const node of nodes) {
      if (typeof node === 'object' && 'condition' in node) isSkipping = node.condition.includes('supportMisalignedColumns');
      else if (isSkipping) continue;
      else if (!isElement(node)) {
        if (node.trim() !== '') strays.push(node);
      } else if (['thead', 'tbody', 'tfoot'].includes(node.name)) read(node.children, node.name === 'thead');
      else if (node.name === 'caption') caption ??= node;
      else if (node.name === 'tr' && !isHidden(node)) {
        const cells = node.children.filter(isElement).filter((cell) => /^t[dh]$/.test(cell.name) && !isHidden(cell));
        if (cells.length > 0) rows.push({ cells, isHead });
      } else if (node.name !== 'tr') strays.push(node);
    }
  };
  read(table.children, false);
  return { caption, rows, strays };
}

/** Whether any node inside an element is such a one. Without recursion: what strangers copy may be deep. */
function contains(element: MarkupElement, isSuch: (node: MarkupNode) => boolean): boolean {
  const stack: MarkupNode[] = [...element.children];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (isSuch(node)) return true;
    if (isElement(node)) stack.push(...node.children);
  }
  return false;
}

const hasTable = (element: MarkupElement): boolean => contains(element, (node) => isElement(node) && node.name === 'table');
const hasText = (element: MarkupElement): boolean => contains(element, (node) => typeof node === 'string' && node.trim() !== '');

/** Whether tables inside one are the exception among cells with words, so that it holds data itself. */
function holdsData(rows: SourceTable['rows']): boolean {
  const cells = rows.flatMap((row) => row.cells);
  const nesting = cells.filter(hasTable).length;
  const telling = cells.filter((cell) => !hasTable(cell) && hasText(cell)).length;
  return rows.length > 1 && rows.some((row) => row.cells.length > 1) && telling > 2 * nesting;
}

/** Whether a table only places things: one cell, mostly tables inside it, or a role that says so. */
export const isLayout = (table: MarkupElement, { rows }: SourceTable): boolean =>
  ['presentation', 'none'].includes(table.attributes['role'] ?? '') &&
  !/TableWordWrap|TableStyleMedium|MsoTableGrid/.test(table.attributes['class'] ?? '')
    ? true
    : rows.reduce((count, row) => count + row.cells.length, 0) === 1 ||
      (rows.some((row) => row.cells.some(hasTable)) && !holdsData(rows));

const spanOf = (value: string | undefined, most: number): number => {
  const span = /^\d{1,5}$/.test(value ?? '') ? Number(value) : 1;
  return Math.max(1, Math.min(span, most, maxSpan));
};

interface ReadCell {
  readonly source: MarkupElement;
  readonly runs: readonly Run[];
}

/** The lines of a cell as one, because a cell is one line of text. Images and the like follow the table. */
function cellRuns(parts: readonly FlatPart[], after: PastedBlock[]): Run[] {
  const runs: Run[] = [];
  const none: Run['marks'] = new Set();
  for (const part of parts) {
    if (part.kind === 'block') {
      if (part.block.type !== 'rule') after.push(part.block);
      continue;
    }
    if (runs.length > 0) runs.push({ text: '\n', marks: none });
    if (part.line.type === 'item' && !part.isContinuation) runs.push({ text: '\u2022 ', marks: none });
    runs.push(...part.runs);
  }
  return runs;
}

const isBold = (runs: readonly Run[]): boolean => runs.every((run) => run.marks.has('bold') || run.text.trim() === '');

/** Whether the first row is a head that nobody declared: all of it bold, and not all of the rest. */
function hasBoldHead(rows: readonly (readonly ReadCell[])[]): boolean {
  const [first, ...rest] = rows;
  if (!first || rest.length === 0) return false;
  const filled = first.filter((cell) => cell.runs.length > 0);
  return (
    filled.length > 0 &&
    filled.length >= first.length - 1 &&
    filled.every((cell) => isBold(cell.runs)) &&
    rest.some((row) => row.some((cell) => cell.runs.length > 0 && !isBold(cell.runs)))
  );
}

/** A table, with what cannot stand in a cell after it. Nothing for one without any text. */
export function readTable(source: SourceTable, readCell: (cell: MarkupElement) => readonly FlatPart[]): readonly PastedBlock[] {
  const after: PastedBlock[] = [];
  const read = source.rows.map((row) => row.cells.map((cell) => ({ source: cell, runs: cellRuns(readCell(cell), after) })));
  // Sheets are often copied with empty rows at their end.
  let height = read.length;
  while (height > 0 && read[height - 1]?.every((cell) => cell.runs.length === 0)) height -= 1;
  const filled = read.slice(0, height);
  if (filled.length === 0) return after;
  const isBoldHead = !source.rows.some((row) => row.isHead) && hasBoldHead(filled);
  const rows = filled.map((cells, index): TableRow => ({
    type: 'table-row',
    children: cells.map(({ source: cell, runs }): TableCell => {
      const isHeader =
        cell.name === 'th' ||
        cell.attributes['role'] === 'columnheader' ||
        source.rows[index]?.isHead === true ||
        (isBoldHead && index === 0);
      const colSpan = spanOf(cell.attributes['colspan'], maxSpan);
      const rowSpan = spanOf(cell.attributes['rowspan'], filled.length - index);
      return {
        type: 'table-cell',
        ...(isHeader ? { header: true } : {}),
        ...(colSpan > 1 ? { colSpan } : {}),
        ...(rowSpan > 1 ? { rowSpan } : {}),
        children: toInlines(isHeader ? withoutBold(runs) : runs),
      };
    }),
  }));
  const caption = source.caption ? runText(cellRuns(readCell(source.caption), after)).replace(/\s+/g, ' ') : '';
  return [{ type: 'table', ...(caption ? { caption } : {}), children: rows }, ...after];
}
