import { expect } from 'chai';
import { Editor } from 'slate';
import { toPlainText } from '../document/to-plain-text.ts';
import { insertRule, setBlock, toggleQuote } from './block-commands.ts';
import { fromSlate } from './from-slate.ts';
import { parseTarget, removeLinks, setLink } from './link/link-commands.ts';
import { indent, outdent, toggleList } from './list-commands.ts';
import { clearMarks, toggleMark } from './mark-commands.ts';
import { caretAt, item, list, markdown, open, page, selectFrom, type } from './editor.test-kit.ts';

describe('typing', () => {
  const cases: Record<string, [typed: string, markdown: string]> = {
    'a heading, then a paragraph': ['## Kop\nTekst', '## Kop\n\nTekst'],
    'a deeper heading': ['#### Kop', '#### Kop'],
    'a list, left with an empty item': ['- een\ntwee\n\ndrie', '- een\n- twee\n\ndrie'],
    'an ordered list': ['1. een\ntwee', '1. een\n2. twee'],
    'a quote, left with an empty line': ['> een\ntwee\n\ndrie', '> een\n>\n> twee\n\ndrie'],
    'signs in the middle of a line': ['een ## twee - drie', 'een ## twee - drie'],
  };
  for (const [name, [typed, expected]] of Object.entries(cases)) {
    it(`makes ${name}`, () => {
      const editor = open([]);
      type(editor, typed);
      expect(markdown(editor)).to.equal(expected);
    });
  }

  it('breaks a line without a new paragraph', () => {
    const editor = open('een');
    editor.insertSoftBreak();
    editor.insertText('twee');
    expect(fromSlate(editor.children).children).to.eql([{ type: 'paragraph', children: [{ text: 'een\ntwee' }] }]);
  });

  it('drops what could not be stored', () => {
    const editor = open('een');
    editor.insertText('\u0000\u0007!');
    expect(toPlainText(fromSlate(editor.children))).to.equal('een!');
  });
});

describe('lists', () => {
  it('go in and out, with what belongs to an item', () => {
    const editor = open(list(item('a'), item('b', item('c')), item('d')));
    caretAt(editor, 'b');
    expect(indent(editor)).to.equal(true);
    expect(markdown(editor)).to.equal('- a\n  - b\n    - c\n- d');
    caretAt(editor, 'd');
    indent(editor);
    expect(markdown(editor)).to.equal('- a\n  - b\n    - c\n  - d');
    caretAt(editor, 'b');
    outdent(editor);
    expect(markdown(editor)).to.equal('- a\n- b\n  - c\n  - d');
    outdent(editor);
    expect(markdown(editor)).to.equal('- a\n\nb\n\n- c\n- d');
  });

  it('do not go in at the first item, nor deeper than can be stored', () => {
    const editor = open(list(item('a', item('b', item('c', item('d'), item('e'))))));
    caretAt(editor, 'a');
    expect(indent(editor)).to.equal(false);
    caretAt(editor, 'e');
    expect(indent(editor)).to.equal(false);
  });

  it('take several items in and out at once', () => {
    const editor = open(list(item('a'), item('b'), item('c')));
    selectFrom(editor, 'b', 'c');
    indent(editor);
    expect(markdown(editor)).to.equal('- a\n  - b\n  - c');
    outdent(editor);
    expect(markdown(editor)).to.equal('- a\n- b\n- c');
  });

  it('are made of paragraphs, change their kind and become paragraphs again', () => {
    const editor = open('a\nb\nc');
    selectFrom(editor, 'a', 'b');
    toggleList(editor, false);
    expect(markdown(editor)).to.equal('- a\n- b\n\nc');
    toggleList(editor, true);
    expect(markdown(editor)).to.equal('1. a\n2. b\n\nc');
    caretAt(editor, 'c');
    toggleList(editor, true);
    expect(markdown(editor)).to.equal('1. a\n2. b\n3. c');
    caretAt(editor, 'b');
    toggleList(editor, true);
    expect(markdown(editor)).to.equal('1. a\n\nb\n\n1. c');
  });

  it('end with Backspace at the start of an item', () => {
    const editor = open(list(item('a', item('b'))));
    caretAt(editor, 'b', 0);
    editor.deleteBackward('character');
    expect(markdown(editor)).to.equal('- a\n- b');
    editor.deleteBackward('character');
    expect(markdown(editor)).to.equal('- a\n\nb');
  });

  it('stay lists when text across items is deleted', () => {
    const editor = open(list(item('aa', item('bb')), item('cc', item('dd')), item('ee')));
    selectFrom(editor, 'bb', 'cc');
    Editor.deleteFragment(editor);
    expect(toPlainText(fromSlate(editor.children))).to.equal('aa\ndd\nee');
  });
});

describe('blocks and marks', () => {
  it('change a heading, a quote and a list into each other', () => {
    const editor = open('a\nb');
    selectFrom(editor, 'a', 'b');
    toggleQuote(editor);
    expect(markdown(editor)).to.equal('> a\n>\n> b');
    setBlock(editor, 3);
    expect(markdown(editor)).to.equal('### a\n\n### b');
    toggleList(editor, false);
    expect(markdown(editor)).to.equal('- a\n- b');
    toggleQuote(editor);
    expect(markdown(editor)).to.equal('> a\n>\n> b');
    toggleQuote(editor);
    setBlock(editor, undefined);
    expect(markdown(editor)).to.equal('a\n\nb');
  });

  it('set and clear marks, one of above and below', () => {
    const editor = open('toren');
    selectFrom(editor, 'or', 'or');
    for (const mark of ['bold', 'sub', 'sup'] as const) toggleMark(editor, mark);
    expect(fromSlate(editor.children).children).to.eql([
      { type: 'paragraph', children: [{ text: 't' }, { text: 'or', bold: true, sup: true }, { text: 'en' }] },
    ]);
    clearMarks(editor);
    expect(fromSlate(editor.children).children).to.eql([{ type: 'paragraph', children: [{ text: 'toren' }] }]);
  });

  it('put a rule below, and remove it with two presses', () => {
    const editor = open('a');
    insertRule(editor);
    editor.insertText('b');
    expect(markdown(editor)).to.equal('a\n\n---\n\nb');
    caretAt(editor, 'b', 0);
    editor.deleteBackward('character');
    expect(markdown(editor)).to.equal('a\n\n---\n\nb');
    editor.deleteBackward('character');
    expect(markdown(editor)).to.equal('a\n\nb');
  });
});

describe('links', () => {
  const targets: Record<string, unknown> = {
    'example.nl/a?b#c': { href: 'https://example.nl/a?b#c' },
    'https://example.nl': { href: 'https://example.nl' },
    'info@example.nl': { href: 'mailto:info@example.nl' },
    '/contact': { href: '/contact' },
    '#top': { href: '#top' },
    [page]: { page },
    [`${page}#dekking`]: { page, anchor: 'dekking' },
    'javascript:alert(1)': undefined,
    'java\tscript:alert(1)': undefined,
    '//evil.nl': undefined,
    'twee woorden': undefined,
    '': undefined,
  };
  for (const [input, target] of Object.entries(targets)) {
    it(`reads "${input.replace('\t', '\\t')}"`, () => void expect(parseTarget(input)).to.eql(target));
  }

  it('are put on the selection, changed and removed', () => {
    const editor = open('lees meer hier');
    selectFrom(editor, 'meer', 'meer');
    setLink(editor, { page }, false);
    expect(markdown(editor)).to.equal('lees [meer](/p) hier');
    caretAt(editor, 'meer', 2);
    setLink(editor, { href: '/x' }, true);
    const link = { type: 'link', to: { href: '/x' }, newTab: true, children: [{ text: 'meer' }] };
    expect(fromSlate(editor.children).children).to.eql([
      { type: 'paragraph', children: [{ text: 'lees ' }, link, { text: ' hier' }] },
    ]);
    removeLinks(editor);
    expect(markdown(editor)).to.equal('lees meer hier');
    expect(fromSlate(editor.children).children[0]).to.eql({ type: 'paragraph', children: [{ text: 'lees meer hier' }] });
  });

  it('go with their text', () => {
    const editor = open('lees meer hier');
    selectFrom(editor, 'meer', 'meer');
    setLink(editor, { page }, false);
    Editor.deleteFragment(editor);
    expect(fromSlate(editor.children).children[0]).to.eql({ type: 'paragraph', children: [{ text: 'lees  hier' }] });
  });
});
