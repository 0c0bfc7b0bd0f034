import { expect } from 'chai';
import { repairRichText } from '../document/repair-rich-text.ts';
import { richTextSchema } from '../document/rich-text-schema.ts';
import { toPlainText } from '../document/to-plain-text.ts';
import { clipboardFormat } from './create-rich-text-editor.ts';
import { fromSlate } from './from-slate.ts';
import { toSlate } from './to-slate.ts';
import { caretAt, item, list, markdown, open } from './editor.test-kit.ts';

describe('pasting', () => {
  const data = (values: Record<string, string>) => ({ getData: (format: string) => values[format] ?? '' }) as DataTransfer;
  const copied = (fragment: unknown) =>
    data({ [`application/${clipboardFormat}`]: btoa(encodeURIComponent(JSON.stringify(fragment))), 'text/plain': 'plat' });

  it('never reads HTML', () => {
    const editor = open('a');
    editor.insertData(data({ 'text/html': '<h1 onclick="x">kop</h1>', 'text/plain': 'kop' }));
    expect(markdown(editor)).to.equal('akop');
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
