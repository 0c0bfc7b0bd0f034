import { absorbText } from './absorb-text.ts';
import { collectText } from './collect-lines.ts';
import { cleanText, isCleanText } from './clean-text.ts';
import { isLine, isProperties } from './node-kinds.ts';
import type { Properties } from './node-kinds.ts';
import { hasOnly, repairEach } from './repair-each.ts';
import { asOneLine, repairInlines } from './repair-inlines.ts';
import type { RepairLog } from './repair-log.ts';
import type { BlockNode, InlineNode, Table, TableCell, TableRow } from './rich-text.types.ts';

/** Columns or rows that one cell may cover. */
export const maxSpan = 100;

const isSpan = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxSpan;

const isOptional = (value: Properties, name: string, isSound: (value: unknown) => boolean) =>
  !(name in value) || isSound(value[name]);

function repairCell(value: unknown, log: RepairLog, depth: number): TableCell {
  const cell: Properties =
    isProperties(value) && value['type'] === 'table-cell'
      ? absorbText(value)
      : { type: 'table-cell', children: asOneLine(value) };
  const children: readonly InlineNode[] = isLine(cell['children'])
    ? repairInlines(cell['children'], log, depth + 1)
    : repairInlines(asOneLine(cell['children']), log, depth + 1);
  const isSound =
    cell === value &&
    children === cell['children'] &&
    isOptional(cell, 'header', (header) => header === true) &&
    isOptional(cell, 'colSpan', isSpan) &&
    isOptional(cell, 'rowSpan', isSpan) &&
    hasOnly(cell, 'type', 'header', 'colSpan', 'rowSpan', 'children');
  if (isSound) return cell as unknown as TableCell;
  log.note('table');
  return {
    type: 'table-cell',
    ...(cell['header'] === true ? { header: true } : {}),
    ...(isSpan(cell['colSpan']) ? { colSpan: cell['colSpan'] } : {}),
    ...(isSpan(cell['rowSpan']) ? { rowSpan: cell['rowSpan'] } : {}),
    children,
  };
}

function repairRow(stored: unknown, log: RepairLog, depth: number): TableRow | readonly TableRow[] {
  const value = isProperties(stored) && stored['type'] === 'table-row' ? absorbText(stored) : stored;
  const isRow = isProperties(value) && value['type'] === 'table-row';
  const source = isRow ? value['children'] : [value];
  const cells = repairEach(Array.isArray(source) ? source : [source], (cell) => repairCell(cell, log, depth + 1));
  if (isRow && cells === source && cells.length > 0 && hasOnly(value, 'type', 'children')) return value as unknown as TableRow;
  log.note('table');
  return cells.length > 0 ? { type: 'table-row', children: cells } : [];
}

/** A table of whatever stands for one. Rows and cells that stand alone get one. */
export function repairTable(value: Properties, log: RepairLog, depth: number): BlockNode | readonly BlockNode[] {
  const isTable = value['type'] === 'table';
  const source = isTable ? value['children'] : [value];
  const rows = repairEach(Array.isArray(source) ? source : [source], (row) => repairRow(row, log, depth + 1));
  const { caption } = isTable ? value : {};
  const isCaption = caption === undefined ? !('caption' in value) : typeof caption === 'string' && isCleanText(caption);
  if (isTable && isCaption && rows === source && rows.length > 0 && hasOnly(value, 'type', 'caption', 'children')) {
    return value as unknown as Table;
  }
  log.note('table');
  const text = cleanText(collectText(caption).join(' '));
  if (rows.length === 0) return text ? [{ type: 'paragraph', children: [{ text }] }] : [];
  return { type: 'table', ...(text ? { caption: text } : {}), children: rows };
}
