import type { Editor } from 'slate';
import { hasHeaderColumn, hasHeaderRow, tableCommands, tablePlace } from './table-commands.ts';
import type { TablePlace } from './table-commands.ts';
import type { ToolbarItem } from '../toolbar/toolbar-items.ts';

const ifPlaced =
  (ask: (place: TablePlace) => boolean) =>
  (editor: Editor): boolean => {
    const place = tablePlace(editor);
    return place !== undefined && ask(place);
  };

const hasSeveral = ifPlaced(({ grid, rect }) => grid.at(rect.top, rect.left) !== grid.at(rect.bottom, rect.right));
const isSpanned = ifPlaced(({ cell }) => cell.rowSpan > 1 || cell.colSpan > 1);

/** What can be done at a caret in a table. */
export const tableItems: readonly ToolbarItem[] = [
  { id: 'row-above', label: 'Row above', icon: 'row-above', run: tableCommands.rowAbove },
  { id: 'row-below', label: 'Row below', icon: 'row-below', run: tableCommands.rowBelow },
  { id: 'column-before', label: 'Column before', icon: 'column-before', run: tableCommands.columnBefore },
  { id: 'column-after', label: 'Column after', icon: 'column-after', run: tableCommands.columnAfter },
  { id: 'row-delete', label: 'Delete rows', icon: 'row-delete', run: tableCommands.deleteRows },
  { id: 'column-delete', label: 'Delete columns', icon: 'column-delete', run: tableCommands.deleteColumns },
  {
    id: 'merge',
    label: 'Merge cells',
    icon: 'merge',
    run: tableCommands.merge,
    disabledReason: (editor) => (hasSeveral(editor) ? undefined : 'select several cells first'),
  },
  {
    id: 'split',
    label: 'Split cell',
    icon: 'split',
    run: tableCommands.split,
    disabledReason: (editor) => (isSpanned(editor) ? undefined : 'this cell was not merged'),
  },
  { id: 'header-row', label: 'Header row', icon: 'header-row', isOn: ifPlaced(hasHeaderRow), run: tableCommands.headerRow },
  {
    id: 'header-column',
    label: 'Header column',
    icon: 'header-column',
    isOn: ifPlaced(hasHeaderColumn),
    run: tableCommands.headerColumn,
  },
  { id: 'table-delete', label: 'Delete table', icon: 'trash', run: tableCommands.deleteTable },
];
