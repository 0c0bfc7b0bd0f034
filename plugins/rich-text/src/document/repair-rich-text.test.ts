import { expect } from 'chai';
import fc from 'fast-check';
import { arbitraryJunk, arbitraryRichText } from './arbitrary-rich-text.test.ts';
import { collectText } from './collect-lines.ts';
import { repairRichText } from './repair-rich-text.ts';
import { richTextSchema } from './rich-text-schema.ts';
import { toPlainText } from './to-plain-text.ts';
import { seedCount } from './seed-count.test-kit.ts';

const page = '018f2f5e-7c1a-7b3c-9d4e-5f6a7b8c9d0e';
const draft = richTextSchema({ level: 'draft' });
const document = (...children: unknown[]) => ({ kind: 'richtext', version: 1, children });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const text = (value: string) => ({ text: value });
const deep = (levels: number, make: (inner: unknown) => unknown) => {
  let inner: unknown = text('diep');
  for (let level = 0; level < levels; level += 1) inner = make(inner);
  return inner;
};

const characters = (value: string) => [...value.replace(/\s/g, '')].sort().join('');

describe('the repair of rich text', () => {
  const cases: Record<string, { value: unknown; children: unknown[]; isSilent?: true }> = {
    undefined: { value: undefined, children: [], isSilent: true },
    null: { value: null, children: [], isSilent: true },
    'an empty list': { value: [], children: [] },
    'an empty object': { value: {}, children: [] },
    'a string': { value: 'een\n\ntwee', children: [paragraph(text('een')), paragraph(text('twee'))] },
    'a number': { value: 12, children: [paragraph(text('12'))] },
    'a list of blocks': { value: [paragraph(text('x'))], children: [paragraph(text('x'))] },
    'one block': { value: paragraph(text('x')), children: [paragraph(text('x'))] },
    'children that are a string': { value: { kind: 'richtext', version: 1, children: 'x' }, children: [paragraph(text('x'))] },
    'no children': { value: document({ type: 'paragraph' }), children: [paragraph(text(''))] },
    'empty children': { value: document(paragraph()), children: [paragraph(text(''))] },
    'text at the top': { value: document(text('a'), text('b')), children: [paragraph(text('a'), text('b'))] },
    'strings at the top': { value: document('a', 4), children: [paragraph(text('a'), text('4'))] },
    'a link at the top': {
      value: document({ type: 'link', to: { page }, children: [text('a')] }, paragraph(text('b'))),
      children: [paragraph({ type: 'link', to: { page }, children: [text('a')] }), paragraph(text('b'))],
    },
    'blocks among text': {
      value: document({ type: 'heading', level: 3, children: [text('a'), paragraph(text('b')), text('c')] }),
      children: [
        { type: 'heading', level: 3, children: [text('a')] },
        paragraph(text('b')),
        { type: 'heading', level: 3, children: [text('c')] },
      ],
    },
    'text that is null': { value: document(paragraph({ text: null }, text('x'))), children: [paragraph(text(''), text('x'))] },
    'nulls among blocks': { value: document(null, paragraph(text('x')), true), children: [paragraph(text('x'))] },
    'marks that are off or unknown': {
      value: document(paragraph({ text: 'x', bold: null, italic: false, underline: 'yes', color: 'red' })),
      children: [paragraph({ text: 'x', underline: true })],
    },
    'heading 1 and 6': {
      value: document(
        { type: 'heading', level: 1, children: [text('a')] },
        { type: 'heading', level: '6', children: [text('b')] },
      ),
      children: [
        { type: 'heading', level: 2, children: [text('a')] },
        { type: 'heading', level: 4, children: [text('b')] },
      ],
    },
    'a link that is not allowed': {
      value: document(paragraph(text('a'), { type: 'link', to: { href: 'javascript:alert(1)' }, children: [text('b')] })),
      children: [paragraph(text('a'), text('b'))],
    },
    'a link of another editor': {
      value: document(paragraph({ type: 'link', url: 'https://example.nl', target: '_blank', children: [text('b')] })),
      children: [paragraph({ type: 'link', to: { href: 'https://example.nl' }, children: [text('b')] })],
    },
    'a list of paragraphs': {
      value: document({
        type: 'list',
        ordered: true,
        children: [paragraph(text('a')), { type: 'list-item', children: [text('b')] }],
      }),
      children: [
        {
          type: 'list',
          ordered: true,
          children: ['a', 'b'].map((item) => ({
            type: 'list-item',
            children: [{ type: 'list-item-text', children: [text(item)] }],
          })),
        },
      ],
    },
    'an image in an item': {
      value: document({
        type: 'list',
        ordered: true,
        children: [{ type: 'list-item', children: [paragraph(text('a')), { type: 'image', fileID: page }] }],
      }),
      children: [
        {
          type: 'list',
          ordered: true,
          children: [{ type: 'list-item', children: [{ type: 'list-item-text', children: [text('a')] }] }],
        },
        { type: 'image', fileID: page },
      ],
    },
    'a cell that stands alone': {
      value: document({ type: 'table-cell', children: [text('a')] }),
      children: [{ type: 'table', children: [{ type: 'table-row', children: [{ type: 'table-cell', children: [text('a')] }] }] }],
    },
    'an image without a file': { value: document({ type: 'image', caption: 'Toren' }), children: [paragraph(text('Toren'))] },
    'an object that nothing is known of': {
      value: document({ a: { b: 1 } }),
      children: [{ type: 'unknown', value: { a: { b: 1 } } }],
    },
    'a control character': { value: document(paragraph(text('a\u0000b\r\nc'))), children: [paragraph(text('ab\nc'))] },
  };
  for (const [name, { value, children, isSilent }] of Object.entries(cases)) {
    it(`makes a document of ${name}`, () => {
      const { doc, repairs } = repairRichText(value);
      expect(doc).to.eql(document(...children));
      expect(repairs.length > 0).to.equal(!isSilent);
      expect(draft.safeParse(doc).success).to.equal(true);
    });
  }

  it('keeps an unknown node as it is', () => {
    const value = document({ type: 'old-thing', onclick: 'x', children: [{ type: 'paragraph', text: null }] });
    expect(repairRichText(value)).to.eql({ doc: value, repairs: [], isNewer: false });
  });

  for (const type of [
    'list',
    'list-item',
    'quote',
    'paragraph',
    'table',
    'table-cell',
    'link',
    'x/y',
    'constructor',
    '__proto__',
    undefined,
  ]) {
    it(`survives ${String(type)} nested 1,000 and 50,000 deep, with its text`, () => {
      for (const levels of [1000, 50_000]) {
        const { doc } = repairRichText(document(deep(levels, (inner) => ({ type, children: [inner] }))));
        expect(toPlainText(doc)).to.equal('diep');
        expect(draft.safeParse(doc).success).to.equal(true);
      }
    });
  }

  it('survives lists of JSON nested 50,000 deep', () => {
    expect(toPlainText(deep(50_000, (inner) => [inner]))).to.equal('diep');
  });

  it('returns a sound document itself, so that opening one changes nothing', () => {
    fc.assert(
      fc.property(arbitraryRichText, (doc) => {
        const repaired = repairRichText(doc);
        expect(repaired.doc).to.equal(doc);
        expect(repaired.repairs).to.eql([]);
      }),
      { numRuns: seedCount(200) },
    );
  });

  it('makes a document that can be saved of anything, once, without losing text', () => {
    fc.assert(
      fc.property(arbitraryJunk, (value) => {
        const { doc } = repairRichText(value);
        expect(draft.safeParse(doc).error?.issues ?? []).to.eql([]);
        expect(repairRichText(doc)).to.eql({ doc, repairs: [], isNewer: false });
        const stored = characters(collectText(value).join(''));
        const kept = characters(toPlainText(doc));
        for (const character of new Set(stored))
          expect(kept.split(character).length).to.be.at.least(stored.split(character).length);
      }),
      { numRuns: seedCount(1_500) },
    );
  });

  it('shows a newer document as well as it can and says that it is newer', () => {
    const { doc, isNewer } = repairRichText({
      kind: 'richtext',
      version: 7,
      children: [paragraph(text('x')), { type: 'rule', weight: 3 }],
    });
    expect(isNewer).to.equal(true);
    expect(doc.children).to.eql([paragraph(text('x')), { type: 'rule' }]);
  });
});
