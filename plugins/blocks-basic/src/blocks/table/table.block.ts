import { defineBlock, draw, fields } from '@lectern/core';
import type { Field } from '@lectern/core';
import { blockTitle } from '../block-title.ts';

const rows = fields.list({
  label: 'Table',
  required: true,
  min: 1,
  max: 100,
  help: 'Cells copied from a spreadsheet are spread over the table when pasted.',
  of: {
    cells: fields.list({ label: 'Cells', max: 12, of: { text: fields.text({ label: 'Cell', maxLength: 500 }) } }),
  },
});

/** Rows of cells, as a list of lists. */
export type TableRows = typeof rows extends Field<infer Value> ? Value : never;

/** The same list with a grid to fill in instead of nested forms. */
const grid: typeof rows = { ...rows, editor: { ...rows.editor, control: 'basic/table' } };

export const table = defineBlock({
  label: 'Table',
  description: 'Rows and columns with a caption. On small screens it scrolls within its own frame.',
  icon: 'table',
  group: 'Text',
  preview: {
    title: draw.bar(10, 12, 22, 3) + draw.bar(40, 12, 18, 3) + draw.bar(66, 12, 18, 3),
    ground: draw.bar(10, 18, 76, 1.5) + draw.bar(10, 29, 76, 1) + draw.bar(10, 40, 76, 1) + draw.bar(10, 51, 76, 1),
    text: [23, 34, 45].map((y) => draw.bar(10, y, 20, 2.5) + draw.bar(40, y, 14, 2.5) + draw.bar(66, y, 16, 2.5)).join(''),
  },
  version: 1,
  fields: {
    title: blockTitle(),
    rows: grid,
    caption: fields.text({ label: 'Caption', search: 'D', help: 'What the table shows, and as of when.' }),
    hasHeaderRow: fields.boolean({ label: 'The first row names the columns', initial: true }),
    hasHeaderColumn: fields.boolean({ label: 'The first column names the rows', initial: true }),
  },
  summary: ({ title, caption, rows: items }) => title || caption || (items[0]?.cells.map((cell) => cell.text).join(', ') ?? ''),
});
