import { expect } from 'chai';
import { Editor, Transforms } from 'slate';
import { caretAt, open } from './editor.test-kit.ts';
import { withSameNodes } from './same-nodes.ts';
import { toSlate } from './to-slate.ts';

const line = (text: string) => ({ type: 'paragraph' as const, children: [{ text }] });
const doc = (...texts: string[]) => ({ kind: 'richtext' as const, version: 1 as const, children: texts.map(line) });

describe('what others write in a text that somebody types in', () => {
  /** What stands before the caret, in its line, once others' words came in. */
  const before = (texts: readonly string[], at: string, coming: readonly string[]): string => {
    const editor = open(doc(...texts));
    caretAt(editor, at);
    Transforms.setChildren(editor, withSameNodes(editor.children, toSlate(doc(...coming))));
    const { selection } = editor;
    return selection
      ? Editor.string(editor, { anchor: Editor.start(editor, selection.anchor.path), focus: selection.anchor })
      : '';
  };

  it('leaves the caret among its words: below new lines, with a change below, and with one in the same line', () => {
    expect(before(['Een', 'Twee'], 'Tw', ['Nieuw', 'Een', 'Twee'])).to.equal('Tw');
    expect(before(['Een', 'Twee', 'Drie'], 'Tw', ['Nieuw', 'Een', 'Twee', 'Drie en meer'])).to.equal('Tw');
    expect(before(['Een twee drie'], 'twee', ['Nul Een twee drie'])).to.equal('Nul Een twee');
    expect(before(['Een twee drie'], 'twee', ['Een twee drie vier'])).to.equal('Een twee');
    expect(before(['Een', 'Twee', 'Drie'], 'Tw', ['Twee', 'Drie'])).to.equal('Tw');
  });

  it('takes each node once', () => {
    const editor = open(doc('Een', 'Twee'));
    const next = withSameNodes(editor.children, toSlate(doc('Een', 'Een', 'Twee')));
    expect(new Set(next).size).to.equal(3);
    expect([next[0], next[2]]).to.deep.equal([...editor.children]);
  });
});
