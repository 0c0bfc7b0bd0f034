import { defineMessages } from '@lectern/core/admin';
import { basic } from '../manifest.ts';

/** The messages of the control of a table. */
export const t = defineMessages(basic, {
  'table.column': 'Column {{number}}',
  'table.column.add': 'Add column',
  'table.column.added': 'Column {{number}} added',
  'table.column.delete': 'Delete column {{number}}',
  'table.column.deleted': 'Column {{number}} deleted',
  'table.column.most': 'A table has at most {{most}} columns',
  'table.row.add': 'Add row',
  'table.row.added': 'Row {{number}} added',
  'table.row.delete': 'Delete row {{number}}',
  'table.row.deleted': 'Row {{number}} deleted',
  'table.row.moved': 'Row moved to position {{position}} of {{count}}',
  'table.row.most': 'A table has at most {{most}} rows',
  'table.rows.pasted_one': '{{count}} row pasted',
  'table.rows.pasted_other': '{{count}} rows pasted',
  'table.cell': 'Row {{row}}, column {{column}}',
  'table.delete': 'Delete',
});
