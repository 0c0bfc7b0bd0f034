import { expect } from 'chai';
import { JSDOM } from 'jsdom';
import { Editor, Transforms } from 'slate';
import { repairRichText } from '../document/repair-rich-text.ts';
import { richTextSchema } from '../document/rich-text-schema.ts';
import { toPlainText } from '../document/to-plain-text.ts';
import { placeImages } from '../paste/find-images.ts';
import { clipboardFormat } from './create-rich-text-editor.ts';
import { fromSlate } from './from-slate.ts';
import { toSlate } from './to-slate.ts';
import { insertStored, receivePastes } from './with-paste.ts';
import { caretAt, item, list, markdown, open } from './editor.test-kit.ts';

describe('pasting', () => {
  const { DOMParser } = globalThis;
  before(() => void (globalThis.DOMParser = new JSDOM('').window.DOMParser));
  after(() => void (globalThis.DOMParser = DOMParser));

  const data = (values: Record<string, string>) => ({ getData: (format: string) => values[format] ?? '' }) as DataTransfer;
  const copied = (fragment: unknown) =>
    data({ [`application/${clipboardFormat}`]: btoa(encodeURIComponent(JSON.stringify(fragment))), 'text/plain': 'plat' });

  const nextPaste = (editor: Editor) =>
    new Promise<void>((resolve) => {
      const stop = receivePastes(editor, ({ blocks }) => {
        insertStored(editor, placeImages(blocks, new Map()));
        stop();
        resolve();
      });
    });

  it('reads HTML as blocks, where they fit', () => {
    const editor = open('ab');
    caretAt(editor, 'a');
    editor.insertData(
      data({ 'text/html': '<h1 onclick="x">kop</h1><ul><li>punt</li></ul><script>x</script>', 'text/plain': 'kop' }),
    );
    expect(markdown(editor)).to.equal('a\n\n## kop\n\n- punt\n\nb');
  });

  it('puts words into the line with the caret, with the space at their end', () => {
    const editor = open(list(item('a b')));
    caretAt(editor, 'a ');
    editor.insertData(data({ 'text/html': '<p><b>vet</b> en </p>', 'text/plain': 'vet en ' }));
    expect(markdown(editor)).to.equal('- a **vet** en b');
  });

  it('leaves an image out where nobody can be asked about it', () => {
    const editor = open('a');
    const image = 'data:image/png;base64,iVBORw0KGgo=';
    editor.insertData(data({ 'text/html': `<p>x</p><img src="${image}"><p>y</p>` }));
    expect(markdown(editor)).to.equal('ax\n\ny');
  });

  it('keeps a table whole, and puts the lines of blocks into a cell of one', () => {
    const editor = open('');
    editor.insertData(data({ 'text/html': '<table><tr><th>Naam</th></tr><tr><td>x</td></tr><tr><td>y</td></tr></table>' }));
    expect(markdown(editor)).to.equal('| Naam |\n| --- |\n| x |\n| y |');
    caretAt(editor, 'x');
    editor.insertData(data({ 'text/html': '<h2>een</h2><p>twee</p><hr>' }));
    expect(markdown(editor)).to.equal('| Naam |\n| --- |\n| xeen twee |\n| y |\n\n---');
  });

  it('takes as many blocks as a document may hold, quickly enough not to be felt', () => {
    const editor = open('');
    editor.insertData(data({ 'text/html': '<p>regel</p>'.repeat(2000) }));
    expect(fromSlate(editor.children).children.length).to.equal(2000);
  });

  it('puts the items of a list into the list with the caret', () => {
    const html = '<ul><li>1<ul><li>1a</li></ul></li><li>2</li></ul>';
    const editor = open(list(item('a', item('a1')), item('b')));
    caretAt(editor, 'a1');
    editor.insertData(data({ 'text/html': html }));
    expect(markdown(editor)).to.equal('- a\n  - a1\n  - 1\n    - 1a\n  - 2\n- b');
    const empty = open(list(item('a'), item('')));
    caretAt(empty, 'a');
    Transforms.select(empty, Editor.end(empty, []));
    empty.insertData(data({ 'text/html': html }));
    expect(markdown(empty)).to.equal('- a\n- 1\n  - 1a\n- 2');
  });

  it('reads Markdown, also where something else was typed or pasted before its parser was there', async () => {
    const editor = open('ab');
    caretAt(editor, 'a');
    editor.insertData(data({ 'text/plain': '**xy**' }));
    expect(markdown(editor)).to.equal('ab');
    editor.insertText('c');
    editor.insertData(data({ 'text/plain': 'd' }));
    await nextPaste(editor);
    expect(markdown(editor)).to.equal('a**xy**cdb');
    editor.insertText('e');
    expect(markdown(editor)).to.equal('a**xy**cdeb');
    editor.insertData(data({ 'text/plain': '# kop\n\nna' }));
    await nextPaste(editor);
    editor.insertText('!');
    expect(markdown(editor)).to.contain('# kop\n\nna!');
  });

  it('makes paragraphs of lines, and a heading stays one line', () => {
    const editor = open([{ type: 'heading', level: 2, children: [{ text: 'Kop' }] }]);
    editor.insertData(data({ 'text/plain': ' een\r\n\r\ntwee\u0000\n' }));
    expect(markdown(editor)).to.equal('## Kop een\n\ntwee');
  });

  it('makes items of lines inside a list', () => {
    const editor = open(list(item('a'), item('b')));
    caretAt(editor, 'a');
    editor.insertData(data({ 'text/plain': '1\n2' }));
    expect(markdown(editor)).to.equal('- a1\n- 2\n- b');
  });

  it('keeps the form of what was copied here', () => {
    const editor = open('ab');
    caretAt(editor, 'a');
    editor.insertData(
      copied(
        toSlate(
          repairRichText([{ type: 'heading', level: 2, children: [{ text: 'kop' }] }, ...list(item('x')), { type: 'rule' }]).doc,
        ),
      ),
    );
    expect(markdown(editor)).to.equal('a\n\n## kop\n\n- x\n\n---\n\nb');
  });

  it('repairs what claims to be copied here', () => {
    const editor = open('');
    const hostile = [
      {
        type: 'paragraph',
        onclick: 'x',
        children: [{ type: 'link', to: { href: 'javascript:alert(1)' }, children: [{ text: 'x', style: 'y' }] }],
      },
      null,
      'los',
      { type: 'list', children: 4 },
    ];
    editor.insertData(copied(hostile));
    expect(richTextSchema({ level: 'draft' }).safeParse(fromSlate(editor.children)).success).to.equal(true);
    expect(toPlainText(fromSlate(editor.children))).to.equal('x\nlos\n4');
    for (const broken of ['%', btoa('{'), btoa(encodeURIComponent('{"a":1}'))]) {
      const other = open('');
      other.insertData(data({ [`application/${clipboardFormat}`]: broken, 'text/plain': 'plat' }));
      expect(toPlainText(fromSlate(other.children))).to.equal('plat');
    }
  });
});
