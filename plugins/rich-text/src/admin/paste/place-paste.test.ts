import { expect } from 'chai';
import { Transforms } from 'slate';
import type { BlockNode, RichText } from '../../document/rich-text.types.ts';
import { toMarkdown } from '../../document/to-markdown.ts';
import { caretAt, markdown, open, page, selectFrom, type } from '../editor.test-kit.ts';
import { fromSlate } from '../from-slate.ts';
import { insertStored } from '../with-paste.ts';
import { placePaste, splitAround } from './place-paste.ts';

const paragraph = (text: string): BlockNode => ({ type: 'paragraph', children: [{ text }] });
const heading = (text: string): BlockNode => ({ type: 'heading', level: 2, children: [{ text }] });
const table: BlockNode = {
  type: 'table',
  children: ['a', 'b'].map((text) => ({ type: 'table-row', children: [{ type: 'table-cell', children: [{ text }] }] })),
};
const image: BlockNode = { type: 'image', fileID: page, decorative: true };
const chapters = [heading('een'), paragraph('1'), heading('twee'), paragraph('2')];
const drawn = ({ value, rest }: { readonly value: RichText; readonly rest: readonly RichText[] }) =>
  [value, ...rest].map((part) => toMarkdown(part, { link: () => '/x' }));
const document = (...children: BlockNode[]) => ({ kind: 'richtext', version: 1, children });

describe('a paste that becomes blocks', () => {
  it('stands where the caret is: what is before it, the blocks, what is after it', () => {
    const editor = open(document(paragraph('voor'), paragraph('STARTEINDE'), paragraph('na')));
    caretAt(editor, 'START');
    expect(drawn(splitAround(editor, chapters))).to.deep.equal(['voor\n\nSTART', '## een\n\n1', '## twee\n\n2', 'EINDE\n\nna']);
  });

  it('takes the place of what is selected, and leaves no empty lines', () => {
    const editor = open(document(paragraph('voor'), paragraph('weg'), paragraph('na')));
    selectFrom(editor, 'weg', 'weg');
    expect(drawn(splitAround(editor, chapters))).to.deep.equal(['voor', '## een\n\n1', '## twee\n\n2', 'na']);
    caretAt(editor, 'na');
    expect(drawn(splitAround(editor, chapters))).to.deep.equal(['voor\n\nweg\n\nna', '## een\n\n1', '## twee\n\n2']);
    caretAt(editor, 'voor', 0);
    expect(drawn(splitAround(editor, chapters))).to.deep.equal(['## een\n\n1', '## twee\n\n2', 'voor\n\nweg\n\nna']);
    Transforms.deselect(editor);
    expect(drawn(splitAround(editor, chapters))[0]).to.equal('voor\n\nweg\n\nna');
    expect(drawn(splitAround(open(undefined), chapters))).to.deep.equal(['## een\n\n1', '## twee\n\n2']);
  });

  it('cuts a list between words, and no table', () => {
    const items = (...texts: string[]): BlockNode => ({
      type: 'list',
      ordered: false,
      children: texts.map((text) => ({ type: 'list-item', children: [{ type: 'list-item-text', children: [{ text }] }] })),
    });
    const listed = open(document(items('xy', 'z')));
    caretAt(listed, 'x');
    expect(drawn(splitAround(listed, chapters))).to.deep.equal(['- x', '## een\n\n1', '## twee\n\n2', '- y\n- z']);
    const tabled = open(document(paragraph('voor'), table, paragraph('na')));
    caretAt(tabled, 'b', 0);
    expect(drawn(splitAround(tabled, chapters))).to.deep.equal([
      'voor\n\n| a |\n| --- |\n| b |',
      '## een\n\n1',
      '## twee\n\n2',
      'na',
    ]);
    const last = open(document(table));
    caretAt(last, 'b', 0);
    expect(drawn(splitAround(last, chapters))).to.have.length(3);
  });
});

describe('a paste into a text', () => {
  it('does not cut a heading for an image', () => {
    const editor = open(document(heading('Een toren'), paragraph('x')));
    caretAt(editor, 'Een ');
    insertStored(editor, [image]);
    expect(fromSlate(editor.children).children).to.deep.equal([heading('Een toren'), image, paragraph('x')]);
    type(editor, 'y');
    expect(markdown(editor)).to.contain('## Een toren');
  });

  it('says that a table became lines, in a cell', () => {
    const editor = open(document(table));
    caretAt(editor, 'b');
    expect(placePaste(editor, [table, table])).to.include({ kind: 'placed', flattened: 2 });
    expect(placePaste(open(undefined), [table])).to.include({ kind: 'placed', flattened: 0 });
  });
});
