import { expect } from 'chai';
import { block, forged, forgedText, pageOf, registry } from './clipboard.test-kit.ts';
import { clipboardLimits, readBlocks } from './read-blocks.ts';
import { writeBlocks } from './write-blocks.ts';
import { blocksAttribute } from './written-blocks.ts';

const columns = block('test/columns', 'kcol', { slots: { left: ['kone'], right: [] } });
const page = pageOf(
  ['kcol', 'kmap', 'kend'],
  columns,
  block('test/hero', 'kone', { props: { title: 'Één & <b>twee</b>', intro: 'First\nSecond' }, name: 'Top', anchorPoint: 'top' }),
  block('gone/map', 'kmap', { version: 9, props: { deep: [{ a: null }, 1.5], text: 'é\u2028' } }),
  block('test/hero', 'kend'),
);
const honest = () => ({
  kind: 'lectern-blocks',
  version: 1,
  blocks: { kone: { type: 'test/hero', key: 'kone', version: 1, props: {}, anchorPoint: '' } } as Record<string, unknown>,
  order: ['kone'],
  files: {},
});

describe('blocks on the clipboard', () => {
  it('come back as they were copied, those in them too, and those that nobody knows byte for byte', () => {
    const read = readBlocks(writeBlocks(registry, page, ['kmap', 'kone', 'kcol']).html);
    if (read.kind !== 'blocks') throw new Error(read.kind);
    expect(read.copied.order).to.deep.equal(['kcol', 'kmap']);
    for (const key of ['kcol', 'kone', 'kmap']) {
      const { __images, __files, ...copied } = page.blocks[key] ?? columns;
      expect(read.copied.blocks[key]).to.deep.equal(copied);
    }
    expect(Object.keys(read.copied.blocks)).to.have.length(3);
  });

  it('are words for every other program, and none of them is HTML', () => {
    const { html, text } = writeBlocks(registry, page, ['kcol', 'kmap']);
    expect(text).to.equal('Columns\n\nÉén & <b>twee</b>\nFirst\nSecond\n\ngone/map');
    expect(html).to.include('Één &amp; &lt;b&gt;twee&lt;/b&gt;');
    expect(html).to.not.include('<b>');
  });

  it('carry the names of their files', () => {
    const image = { hash: 'h', fileName: 'kerk.jpg', altText: '' };
    const fileID = '7d1f3c5e-0000-4000-8000-000000000001';
    const of = block('test/image', 'kimg', { props: { image: { fileID } }, __images: { image } });
    const read = readBlocks(writeBlocks(registry, pageOf(['kimg'], of), ['kimg']).html);
    expect(read.kind === 'blocks' && read.copied.files).to.deep.equal({ [fileID]: 'kerk.jpg' });
  });

  it('are found in what other programs wrote around them', () => {
    const html = `<html><body><!--StartFragment-->${forged(honest())}<!--EndFragment--></body></html>`;
    expect(readBlocks(html).kind).to.equal('blocks');
    expect(readBlocks('<p>Words</p><script>alert(1)</script>')).to.deep.equal({ kind: 'none' });
    expect(readBlocks('')).to.deep.equal({ kind: 'none' });
  });

  const one = { type: 'test/hero', key: 'kone', version: 1, props: {}, anchorPoint: '' };
  const withBlock = (change: object) => forged({ ...honest(), blocks: { kone: { ...one, ...change } } });
  const many = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`key${index}`, { ...one, key: `key${index}` }]));
  const nested = (depth: number) =>
    Object.fromEntries(
      Array.from({ length: depth }, (_, index) => [
        `key${index}`,
        { ...one, key: `key${index}`, slots: index + 1 < depth ? { left: [`key${index + 1}`] } : {} },
      ]),
    );
  const hostile: readonly (readonly [string, () => string, string])[] = [
    ['no base64', () => `<div ${blocksAttribute}="%%%">`, 'broken'],
    ['half of it', () => forged(honest()).slice(0, 60), 'broken'],
    ['no UTF-8', () => `<div ${blocksAttribute}="${btoa('\u00FF\u00FE')}">`, 'broken'],
    ['no JSON', () => forgedText('{"kind":'), 'broken'],
    ['nothing', () => forgedText(''), 'broken'],
    ['null', () => forged(null), 'broken'],
    ['a list', () => forged([honest()]), 'broken'],
    ['another kind', () => forged({ ...honest(), kind: 'else' }), 'broken'],
    ['a newer version', () => forged({ ...honest(), version: 2, more: true }), 'newer'],
    ['a version of another type', () => forged({ ...honest(), version: '2' }), 'broken'],
    ['a field too many', () => forged({ ...honest(), run: 'me' }), 'broken'],
    ['__proto__ for a block', () => forgedText(JSON.stringify(honest()).replace('"kone":', '"__proto__":')), 'broken'],
    [
      '__proto__ among props',
      () => forgedText(JSON.stringify(honest()).replace('"props":{}', '"props":{"a":[{"__proto__":{"b":1}}]}')),
      'broken',
    ],
    [
      '__proto__ for a slot',
      () => forgedText(JSON.stringify(honest()).replace('"props":{}', '"props":{},"slots":{"__proto__":[]}')),
      'broken',
    ],
    ['props that are a list', () => withBlock({ props: [] }), 'broken'],
    ['a type that is a path', () => withBlock({ type: '../../etc' }), 'broken'],
    ['a key of another block', () => withBlock({ key: 'ktwo' }), 'broken'],
    ['a version of 1e9', () => withBlock({ version: 1e9 }), 'broken'],
    ['a name that is an object', () => withBlock({ name: {} }), 'broken'],
    ['slots that lead nowhere', () => withBlock({ slots: { left: ['kgone'] } }), 'broken'],
    ['a block in itself', () => withBlock({ slots: { left: ['kone'] } }), 'broken'],
    ['a block twice', () => forged({ ...honest(), order: ['kone', 'kone'] }), 'broken'],
    ['no order', () => forged({ ...honest(), order: [] }), 'broken'],
    [
      'a block that stands nowhere',
      () => forged({ ...honest(), blocks: { kone: one, ktwo: { ...one, key: 'ktwo' } } }),
      'broken',
    ],
    ['1,001 blocks', () => forged({ ...honest(), blocks: many, order: Object.keys(many) }), 'tooMany'],
    ['blocks 22 deep in blocks', () => forged({ ...honest(), blocks: nested(22), order: ['key0'] }), 'broken'],
    [
      'values 100,000 deep',
      () => forgedText(JSON.stringify(honest()).replace('"props":{}', `"props":{"a":${'['.repeat(1e5)}${']'.repeat(1e5)}}`)),
      'broken',
    ],
    ['four megabytes of words', () => withBlock({ props: { title: 'a'.repeat(4_000_000) } }), 'tooLarge'],
    [
      'a million blocks',
      () =>
        forgedText(
          `{"kind":"lectern-blocks","version":1,"blocks":{${Array.from({ length: 1e6 }, (_, index) => `"key${index}":1`).join()}}}`,
        ),
      'tooLarge',
    ],
    ['twenty megabytes', () => `${'<p>a</p>'.repeat(2_500_000)}${forged(honest())}`, 'tooLarge'],
  ];
  for (const [what, html, why] of hostile)
    it(`are refused where they are forged: ${what}`, () => {
      expect(readBlocks(html())).to.deep.equal({ kind: 'refused', why });
      expect(({} as Record<string, unknown>)['b']).to.equal(undefined);
    });

  it('may be as large and as deep as a page is', () => {
    const depth = clipboardLimits.nesting;
    expect(readBlocks(forged({ ...honest(), blocks: nested(depth), order: ['key0'] })).kind).to.equal('blocks');
    expect(readBlocks(withBlock({ props: { title: 'a'.repeat(2_000_000) } })).kind).to.equal('blocks');
  });
});
