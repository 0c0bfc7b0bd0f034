import { expect } from 'chai';
import { Editor } from 'slate';
import { segmentsOf } from '@lectern/core';
import { ReactEditor } from 'slate-react';
import { richText } from '../document/rich-text-field.ts';
import { open } from './editor.test-kit.ts';
import { putCaret } from './put-caret.ts';

const item = (text: string, ...nested: readonly object[]) => ({
  type: 'list-item',
  children: [
    { type: 'list-item-text', children: [{ text }] },
    ...(nested.length > 0 ? [{ type: 'list', ordered: false, children: nested }] : []),
  ],
});
const line = (...children: readonly object[]) => ({ type: 'paragraph', children });

const doc = {
  kind: 'richtext',
  version: 1,
  children: [
    line(
      { text: 'De ' },
      { text: 'grote', bold: true },
      { text: ' ' },
      { type: 'link', to: { href: '/x' }, children: [{ text: 'toren' }] },
      { text: ' staat' },
    ),
    { type: 'list', ordered: false, children: [item('Een'), item('Twee', item('Drie'), item('Vier', item('Vijf')))] },
    { type: 'quote', children: [line({ text: 'Zes' }), line({ text: 'Zeven' })] },
    {
      type: 'table',
      caption: 'Acht',
      children: [
        {
          type: 'table-row',
          children: [
            { type: 'table-cell', children: [{ text: 'Negen' }] },
            { type: 'table-cell', children: [{ text: 'Tien' }] },
          ],
        },
      ],
    },
    { type: 'button', label: 'Elf', to: { href: '/y' }, style: 'primary' },
  ],
};

describe('the caret at a place of a segment', () => {
  const focus = ReactEditor.focus;
  before(() => void (ReactEditor.focus = () => undefined));
  after(() => void (ReactEditor.focus = focus));

  /** What stands around the caret, in its text. */
  const around = (path: string, offset: number): string | false => {
    const editor = open(doc);
    if (!putCaret(editor, { path, offset })) return false;
    const { selection } = editor;
    if (!selection) return false;
    const [node] = Editor.node(editor, selection.anchor.path);
    const text = 'text' in node ? node.text : '';
    return `${text.slice(0, selection.anchor.offset)}|${text.slice(selection.anchor.offset)}`;
  };

  it('stands in every line that a segment names, as far in', () => {
    const segments = segmentsOf({ body: richText({ label: 'Body' }) }, { body: doc });
    const lines = segments.filter(({ path, text }) => path !== 'body.0' && !/Acht|Elf/.test(text));
    expect(lines.map(({ text }) => text)).to.deep.equal(['Een', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes', 'Zeven', 'Negen', 'Tien']);
    for (const { path, text } of lines)
      expect(around(path.slice('body.'.length), 2)).to.equal(`${text.slice(0, 2)}|${text.slice(2)}`);
  });

  it('counts across marks and links', () => {
    expect(around('0', 1)).to.equal('D|e ');
    expect(around('0', 5)).to.equal('gr|ote');
    expect(around('0', 11)).to.equal('to|ren');
    expect(around('0', 17)).to.equal(' st|aat');
    expect(around('0', 99)).to.equal(' staat|');
  });

  it('goes to what holds a text that is no line, and nowhere else', () => {
    expect(around('3.caption', 2)).to.equal('|Negen');
    expect(around('4.label', 2)).to.equal('|');
    expect(around('7', 0)).to.equal(false);
    expect(around('1.4', 0)).to.equal(false);
    expect(around('', 0)).to.equal(false);
  });
});
