import { expect } from 'chai';
import fc from 'fast-check';
import { Editor, Node, Range, Text, Transforms } from 'slate';
import type { Point } from 'slate';
import { seedCount } from '../../document/seed-count.test-kit.ts';
import { markdown, open, selectFrom, type } from '../editor.test-kit.ts';

const paragraph = (...texts: string[]) => ({
  type: 'paragraph',
  children: texts.map((text, index) => ({ text, ...(index % 2 ? { bold: true } : {}) })),
});
const link = (text: string) => ({ type: 'link', to: { href: '/x' }, children: [{ text }] });
const cell = (...children: object[]) => ({ type: 'table-cell', children });
const table = (...texts: string[]) => ({
  type: 'table',
  children: [0, 2].map((at) => ({
    type: 'table-row',
    children: texts.slice(at, at + 2).map((text, index) => cell(index ? link(text) : { text })),
  })),
});
const value = {
  kind: 'richtext',
  version: 1,
  children: [paragraph('voor'), paragraph('abc', 'def'), table('een', 'twee', 'drie', 'vier'), paragraph('na', 'loop')],
};

/** Every place between two characters. */
const places = (editor: Editor): Point[] =>
  [...Node.texts(editor)].flatMap(([{ text }, path]) =>
    Array.from({ length: text.length + 1 }, (_, offset) => ({ path, offset })),
  );

describe('deleting across the edge of a table', () => {
  it('leaves the caret where the selection began', () => {
    const editor = open(value);
    selectFrom(editor, 'c', 'een');
    editor.deleteFragment();
    type(editor, 'X');
    expect(markdown(editor)).to.equal('voor\n\nabX\n\n|  | [twee](/x) |\n| --- | --- |\n| drie | [vier](/x) |\n\nna**loop**');
  });

  it('puts what is typed next right after what stands before the selection, whatever was selected', () => {
    // Fails where the caret goes to the start of its line.
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.boolean(), fc.boolean(), (one, other, isBackward, isTyped) => {
        const editor = open(value);
        const all = places(editor);
        const [from, to] = [one % all.length, other % all.length].sort((a, b) => a - b);
        const start = all[from ?? 0];
        const end = all[to ?? 0];
        if (!start || !end || Range.isCollapsed({ anchor: start, focus: end })) return;
        const isRow = (path: readonly number[]) => path[0] === 2;
        if (isRow(start.path) === isRow(end.path)) return;
        // A cell in which the selection begins is emptied as a whole.
        const focus = isRow(start.path) ? Editor.start(editor, start.path.slice(0, 3)) : start;
        const before = Editor.string(editor, { anchor: Editor.start(editor, []), focus });
        Transforms.select(editor, isBackward ? { anchor: end, focus: start } : { anchor: start, focus: end });
        if (!isTyped) editor.deleteFragment();
        editor.insertText('X');
        expect(Editor.string(editor, []).startsWith(`${before}X`), `${before}X in ${Editor.string(editor, [])}`).to.equal(true);
        const selection = editor.selection;
        expect(selection && Range.isCollapsed(selection) && Text.isText(Node.get(editor, selection.anchor.path))).to.equal(true);
      }),
      { numRuns: seedCount(2000) },
    );
  });

  it('takes a table out that is selected as a whole with what stands beside it, and empties one that is not', () => {
    const before = open(value);
    selectFrom(before, 'c', 'vier');
    before.deleteFragment();
    expect(markdown(before)).to.equal('voor\n\nab\n\nna**loop**');
    const after = open(value);
    Transforms.select(after, { anchor: Editor.start(after, [2]), focus: Editor.start(after, [3]) });
    after.deleteFragment();
    type(after, 'X');
    expect(markdown(after)).to.equal('voor\n\nabc**def**\n\nXna**loop**');
  });

  it('leaves an empty line where everything was selected', () => {
    for (const children of [[table('een', 'twee', 'drie', 'vier')], [table('een', 'twee', 'drie', 'vier'), paragraph('na')]]) {
      const editor = open({ ...value, children });
      Transforms.select(editor, Editor.range(editor, []));
      editor.deleteFragment();
      expect(editor.children).to.deep.equal([{ type: 'paragraph', children: [{ text: '' }] }]);
      type(editor, 'X');
      expect(markdown(editor)).to.equal('X');
    }
  });
});
