import { expect } from 'chai';
import { Editor } from 'slate';
import { toPlainText } from '../../document/to-plain-text.ts';
import { open } from '../editor.test-kit.ts';
import { fromSlate } from '../from-slate.ts';
import { findMatches, replaceMatches } from './find-text.ts';

const doc = {
  kind: 'richtext',
  version: 1,
  children: [
    {
      type: 'paragraph',
      children: [
        { text: 'De to' },
        { text: 'ren', bold: true },
        { text: ' en de ' },
        { type: 'link', to: { href: '/x' }, children: [{ text: 'TOREN' }] },
        { text: 'wachter' },
      ],
    },
    {
      type: 'list',
      ordered: false,
      children: [{ type: 'list-item', children: [{ type: 'list-item-text', children: [{ text: 'torentoren' }] }] }],
    },
    { type: 'table', children: [{ type: 'table-row', children: [{ type: 'table-cell', children: [{ text: 'toren' }] }] }] },
    { type: 'paragraph', children: [{ text: 'to' }, { type: 'x/y', id: 1 }, { text: 'ren' }] },
    { type: 'paragraph', children: [{ text: 'İstanbul to' }] },
    { type: 'paragraph', children: [{ text: 'ren' }] },
  ],
};

describe('finding in a text', () => {
  const find = (query: string, isCaseSensitive = false) => {
    const editor = open(doc);
    return findMatches(editor, { query, isCaseSensitive }).map((range) => Editor.string(editor, range));
  };

  it('goes across marks and links, into lists and tables, never across lines or parts', () => {
    expect(find('toren')).to.eql(['toren', 'TOREN', 'toren', 'toren', 'toren']);
    expect(find('toren', true)).to.have.length(4);
    expect(find('TORENW')).to.eql(['TORENw']);
    expect(find('')).to.eql([]);
    expect(find('nergens')).to.eql([]);
    // Lower case of some letters is longer than they are; what follows them is found all the same.
    expect(find('bul to')).to.eql(['bul to']);
  });

  it('replaces all at once, with the marks and links of what was there', () => {
    const editor = open(doc);
    const before = editor.operations.length;
    replaceMatches(editor, findMatches(editor, { query: 'toren', isCaseSensitive: false }), 'kerktoren');
    expect(editor.operations.length).to.be.greaterThan(before);
    const stored = fromSlate(editor.children);
    expect(toPlainText(stored).split('\n')).to.eql([
      'De kerktoren en de kerktorenwachter',
      'kerktorenkerktoren',
      'kerktoren',
      'toren',
      'İstanbul to',
      'ren',
    ]);
    expect(JSON.stringify(stored.children[0])).to.contain('"to":{"href":"/x"},"children":[{"text":"kerktoren"}]');
  });

  it('takes words out where they are replaced by nothing', () => {
    const editor = open(doc);
    replaceMatches(editor, findMatches(editor, { query: 'toren', isCaseSensitive: false }), '');
    expect(toPlainText(fromSlate(editor.children)).split('\n')[0]).to.equal('De  en de wachter');
  });
});
