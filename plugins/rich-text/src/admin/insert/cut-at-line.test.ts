import { expect } from 'chai';
import { open, type } from '../editor.test-kit.ts';
import { toMarkdown } from '../../document/to-markdown.ts';
import { cutAtLine } from './cut-at-line.ts';

const line = (text: string) => ({ type: 'paragraph', children: [{ text }] });
const words = (doc: unknown) => toMarkdown(doc, { link: () => '' }).trim();

/** What a text becomes where its line `/` has the caret. */
function cut(lines: readonly string[], canCut = true) {
  const editor = open(lines.map(line));
  const at = lines.indexOf('/');
  editor.selection = { anchor: { path: [at, 0], offset: 1 }, focus: { path: [at, 0], offset: 1 } };
  const { value, rest } = cutAtLine(editor, canCut);
  return rest === undefined ? [words(value)] : [words(value), words(rest)];
}

describe('a text that a block is put into', () => {
  it('is cut in two at the line, which goes, and keeps every word', () => {
    expect(cut(['een', '/', 'twee', 'drie'])).to.eql(['een', 'twee\n\ndrie']);
    expect(cut(['een', '', '/', '', 'twee'])).to.eql(['een', 'twee']);
    expect(cut(['/', 'twee'])).to.eql(['', 'twee']);
  });

  it('stays whole at its end, and where it may not be cut', () => {
    expect(cut(['een', '/'])).to.eql(['een']);
    expect(cut(['een', '/', ''])).to.eql(['een']);
    expect(cut(['/'])).to.eql(['']);
    expect(cut(['een', '/', 'twee'], false)).to.eql(['een\n\ntwee']);
  });

  it('is not changed by asking: the line is the page’s to take away, in one step with the block', () => {
    const editor = open({});
    type(editor, '/hero');
    cutAtLine(editor, true);
    expect(editor.children).to.eql([line('/hero')]);
  });
});
