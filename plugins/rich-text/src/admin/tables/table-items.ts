import type { Editor } from 'slate';
import { hasHeaderColumn, hasHeaderRow, tableCommands, tablePlace } from './table-commands.ts';
import type { TablePlace } from './table-commands.ts';
import type { ToolbarItem } from '../toolbar/toolbar-items.ts';
import { t } from '../editor-texts.ts';

const ifPlaced =
  (ask: (place: TablePlace) => boolean) =>
  (editor: Editor): boolean => {
    const place = tablePlace(editor);
    return place !== undefined && ask(place);
  };

const hasSeveral = ifPlaced(({ grid, rect }) => grid.at(rect.top, rect.left) !== grid.at(rect.bottom, rect.right));
const isSpanned = ifPlaced(({ cell }) => cell.rowSpan > 1 || cell.colSpan > 1);

/** The commands of a caret in a table. */
export const tableItems: readonly ToolbarItem[] = [
  { id: 'row-above', label: 'table.rowAbove', icon: 'row-above', run: tableCommands.rowAbove },
  { id: 'row-below', label: 'table.rowBelow', icon: 'row-below', run: tableCommands.rowBelow },
  { id: 'column-before', label: 'table.columnBefore', icon: 'column-before', run: tableCommands.columnBefore },
  { id: 'column-after', label: 'table.columnAfter', icon: 'column-after', run: tableCommands.columnAfter },
  { id: 'row-delete', label: 'table.deleteRows', icon: 'row-delete', run: tableCommands.deleteRows },
  { id: 'column-delete', label: 'table.deleteColumns', icon: 'column-delete', run: tableCommands.deleteColumns },
  {
    id: 'merge',
    label: 'table.merge',
    icon: 'merge',
    run: tableCommands.merge,
    disabledReason: (editor) => (hasSeveral(editor) ? undefined : t('table.mergeReason')),
  },
  {
    id: 'split',
    label: 'table.split',
    icon: 'split',
    run: tableCommands.split,
    disabledReason: (editor) => (isSpanned(editor) ? undefined : t('table.splitReason')),
  },
  { id: 'header-row', label: 'table.headerRow', icon: 'header-row', isOn: ifPlaced(hasHeaderRow), run: tableCommands.headerRow },
  {
    id: 'header-column',
    label: 'table.headerColumn',
    icon: 'header-column',
    isOn: ifPlaced(hasHeaderColumn),
    run: tableCommands.headerColumn,
  },
  { id: 'table-delete', label: 'table.delete', icon: 'trash', run: tableCommands.deleteTable },
];
