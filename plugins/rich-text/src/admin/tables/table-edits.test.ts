import { expect } from 'chai';
import fc from 'fast-check';
import { Editor, Transforms } from 'slate';
import { richTextSchema } from '../../document/rich-text-schema.ts';
import { caretAt, open, selectFrom, type } from '../editor.test-kit.ts';
import { fromSlate } from '../from-slate.ts';
import type { TableElement } from '../slate-nodes.types.ts';
import { insertTable, moveToCell, setCaption, tableCommands, tablePlace } from './table-commands.ts';
import { deleteColumns, deleteRows, insertColumn, insertRow, mergeCells, splitCell, toggleHeaders } from './table-edits.ts';
import { gridOf, rectAround } from './table-grid.ts';
import { seedCount } from '../../document/seed-count.test-kit.ts';

interface Span {
  readonly header?: true;
  readonly colSpan?: number;
  readonly rowSpan?: number;
}
const cell = (text: string, span: Span = {}) => ({ type: 'table-cell' as const, ...span, children: [{ text }] });
const table = (...rows: ReturnType<typeof cell>[][]): TableElement => ({
  type: 'table',
  children: rows.map((children) => ({ type: 'table-row', children })),
});

/** A table as a picture: a row a line, each place with the text of what covers it. */
const drawn = (value: TableElement | undefined): string[] => {
  if (!value) return [];
  const grid = gridOf(value);
  return Array.from({ length: grid.rows }, (_, row) =>
    Array.from({ length: grid.columns }, (_place, column) => {
      const covering = grid.at(row, column);
      const text = covering?.cell.children.map((child) => ('text' in child ? child.text : '')).join('') ?? ' ';
      return (covering?.cell.header ? text.toUpperCase() : text).replace('\n', '+') || '.';
    }).join(' '),
  );
};

const square = table([cell('a'), cell('b'), cell('c')], [cell('d'), cell('e'), cell('f')], [cell('g'), cell('h'), cell('i')]);
/** `a` covers four places, `f` two. */
const spanned = table([cell('a', { colSpan: 2, rowSpan: 2 }), cell('c')], [cell('f', { rowSpan: 2 })], [cell('g'), cell('h')]);
const line = (index: number) => ({ top: index, bottom: index, left: index, right: index });

describe('a table', () => {
  it('is laid out as browsers do', () => {
    expect(drawn(spanned)).to.eql(['a a c', 'a a f', 'g h f']);
    expect(drawn(table([cell('a', { rowSpan: 9 }), cell('b')], [cell('c'), cell('d')]))).to.eql(['a b  ', 'a c d']);
  });

  it('gets rows and columns, and spans grow over them', () => {
    expect(drawn(insertRow(square, 1))).to.eql(['a b c', '. . .', 'd e f', 'g h i']);
    expect(drawn(insertColumn(square, 3))).to.eql(['a b c .', 'd e f .', 'g h i .']);
    expect(drawn(insertRow(spanned, 1))).to.eql(['a a c', 'a a .', 'a a f', 'g h f']);
    expect(drawn(insertColumn(spanned, 1))).to.eql(['a a a c', 'a a a f', 'g . h f']);
  });

  it('loses rows and columns, and spans shrink', () => {
    expect(drawn(deleteRows(square, line(1)))).to.eql(['a b c', 'g h i']);
    expect(drawn(deleteRows(spanned, line(0)))).to.eql(['a a f', 'g h f']);
    expect(drawn(deleteColumns(spanned, line(0)))).to.eql(['a c', 'a f', 'h f']);
    expect(deleteRows(square, { top: 0, bottom: 2, left: 0, right: 0 })).to.equal(undefined);
  });

  it('merges a rectangle of cells with their texts, and splits it again', () => {
    const merged = mergeCells(square, { top: 0, bottom: 1, left: 1, right: 2 });
    expect(drawn(merged)).to.eql(['a b+c\ne\nf b+c\ne\nf', 'd b+c\ne\nf b+c\ne\nf', 'g h i']);
    expect(merged && drawn(splitCell(merged, { row: 1, column: 2 }))).to.eql(['a b+c\ne\nf .', 'd . .', 'g h i']);
    // A row of HTML cannot be empty: two rows merged from side to side are one.
    expect(drawn(mergeCells(square, { top: 0, bottom: 1, left: 0, right: 2 }))).to.have.length(2);
  });

  it('never cuts a cell when it is selected', () => {
    const grid = gridOf(spanned);
    const [a, c, f] = grid.cells;
    expect(a && c && f && rectAround(grid, c, f)).to.eql({ top: 0, left: 2, bottom: 2, right: 2 });
    expect(a && f && rectAround(grid, a, f)).to.eql({ top: 0, left: 0, bottom: 2, right: 2 });
  });

  it('turns headers on and off, and new cells follow them', () => {
    const row = toggleHeaders(square, 'row');
    expect(drawn(row)).to.eql(['A B C', 'd e f', 'g h i']);
    const both = toggleHeaders(row, 'column');
    expect(drawn(both)).to.eql(['A B C', 'D e f', 'G h i']);
    expect(drawn(toggleHeaders(both, 'row'))).to.eql(['A b c', 'D e f', 'G h i']);
    expect(insertColumn(both, 1)?.children.map(({ children }) => children[1]?.header)).to.eql([true, undefined, undefined]);
    expect(insertRow(both, 1)?.children[1]?.children.map(({ header }) => header)).to.eql([true, undefined, undefined]);
  });

  it('stays a table of the same places after 300 random edits', () => {
    const edits = [
      (value: TableElement, at: number) => insertRow(value, at % (gridOf(value).rows + 1)),
      (value: TableElement, at: number) => insertColumn(value, at % (gridOf(value).columns + 1)),
      (value: TableElement, at: number) => deleteRows(value, line(at % gridOf(value).rows)),
      (value: TableElement, at: number) => deleteColumns(value, line(at % gridOf(value).columns)),
      (value: TableElement, at: number) => toggleHeaders(value, at % 2 ? 'row' : 'column'),
      (value: TableElement, at: number) => splitCell(value, { row: at % gridOf(value).rows, column: at % gridOf(value).columns }),
      (value: TableElement, at: number) => {
        const grid = gridOf(value);
        const one = grid.cells[at % grid.cells.length];
        const other = grid.cells[(at * 7) % grid.cells.length];
        return one && other ? mergeCells(value, rectAround(grid, one, other)) : value;
      },
    ];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(edits.length - 1), fc.nat(50)), { maxLength: 20 }), (steps) => {
        let value: TableElement | undefined = spanned;
        for (const [edit, at] of steps) {
          if (!value) return;
          value = edits[edit]?.(value, at);
          if (!value) return;
          const grid = gridOf(value);
          const places = Array.from({ length: grid.rows * grid.columns }, (_, place) =>
            grid.at(Math.floor(place / grid.columns), place % grid.columns),
          );
          expect(places).to.not.include(undefined);
          expect(value.children.every((row) => row.children.length > 0)).to.equal(true);
        }
      }),
      { numRuns: seedCount(300) },
    );
  });
});

describe('a table in the editor', () => {
  const openTable = () =>
    open({
      kind: 'richtext',
      version: 1,
      children: [{ type: 'paragraph', children: [{ text: 'voor' }] }, spanned, { type: 'paragraph', children: [{ text: 'na' }] }],
    });
  const tableOf = (editor: Editor) =>
    drawn(editor.children.find((node) => 'type' in node && node.type === 'table') as TableElement);
  const isStorable = (editor: Editor) =>
    expect(richTextSchema({ level: 'draft' }).safeParse(fromSlate(editor.children)).error?.issues ?? []).to.eql([]);

  it('is edited by commands, and the caret stays where it was', () => {
    const editor = openTable();
    caretAt(editor, 'g');
    tableCommands.rowBelow(editor);
    type(editor, '!');
    expect(tableOf(editor)).to.eql(['a a c', 'a a f', 'g! h f', '. . .']);
    tableCommands.deleteRows(editor);
    tableCommands.columnBefore(editor);
    expect(tableOf(editor)).to.eql(['. a a c', '. a a f', '. . . .']);
    isStorable(editor);
  });

  it('merges what is selected and is split again', () => {
    const editor = openTable();
    selectFrom(editor, 'g', 'h');
    tableCommands.merge(editor);
    expect(tableOf(editor).at(-1)).to.equal('g+h g+h f');
    tableCommands.split(editor);
    expect(tableOf(editor).at(-1)).to.equal('g+h . f');
    caretAt(editor, 'f');
    tableCommands.deleteTable(editor);
    expect(fromSlate(editor.children).children).to.have.length(3);
    isStorable(editor);
  });

  it('keeps its cells when a selection across them is deleted, cut or typed over', () => {
    for (const [from, to] of [
      ['c', 'h'],
      ['voor', 'f'],
      ['f', 'na'],
      ['voor', 'na'],
      ['a', 'c'],
    ] as const) {
      for (const act of [(editor: Editor) => editor.deleteFragment(), (editor: Editor) => type(editor, 'q')]) {
        const editor = openTable();
        selectFrom(editor, from, to);
        act(editor);
        if (from !== 'voor' || to !== 'na') expect(tableOf(editor), `${from} to ${to}`).to.have.length(3);
        isStorable(editor);
      }
    }
  });

  it('keeps Backspace, Delete and Enter inside a cell', () => {
    const editor = openTable();
    caretAt(editor, 'h', 0);
    editor.deleteBackward('character');
    caretAt(editor, 'h');
    editor.deleteForward('character');
    editor.insertBreak();
    type(editor, 'x');
    expect(tableOf(editor).at(-1)).to.equal('g h+x f');
    isStorable(editor);
  });

  it('leads from cell to cell and no further', () => {
    const editor = open({});
    insertTable(editor);
    expect(editor.children.map((node) => 'type' in node && node.type)).to.eql(['table', 'paragraph']);
    expect(tablePlace(editor)?.grid).to.include({ rows: 3, columns: 3 });
    type(editor, '1');
    for (let step = 2; step <= 9; step += 1) {
      expect(moveToCell(editor, 'next')).to.equal(true);
      type(editor, String(step));
    }
    expect(tableOf(editor)).to.eql(['1 2 3', '4 5 6', '7 8 9']);
    // After the last cell a row begins.
    expect(moveToCell(editor, 'next')).to.equal(true);
    type(editor, 'a');
    expect(tableOf(editor)).to.eql(['1 2 3', '4 5 6', '7 8 9', 'a . .']);
    for (let step = 0; step < 9; step += 1) expect(moveToCell(editor, 'previous')).to.equal(true);
    expect(moveToCell(editor, 'previous')).to.equal(false);
    isStorable(editor);
  });

  it('says what it is about', () => {
    const editor = openTable();
    setCaption(editor, [1], 'Premies');
    expect(fromSlate(editor.children).children[1]).to.include({ caption: 'Premies' });
    setCaption(editor, [1], '');
    expect(fromSlate(editor.children).children[1]).to.not.have.property('caption');
    Transforms.select(editor, Editor.start(editor, [0]));
    expect(tablePlace(editor)).to.equal(undefined);
  });
});
