import { expect } from 'chai';
import fc from 'fast-check';
import type { StoredBlock } from '#contract/content.ts';
import { fields } from '#contract/fields/fields.ts';
import { changeBlock, deleteBlock, insertBlock, moveBlock } from '../edits/blocks.ts';
import type { PageContent } from '../edits/page-content.ts';
import { pagePlace } from '../edits/place.ts';
import { compareContents, isChanged, isEmptyComparison, isReplaced } from './compare-contents.ts';
import type { BlockChange } from './compare-contents.ts';
import { compareWords } from './compare-words.ts';
import { readableValue } from './readable-value.ts';

const block = (key: string, more: Partial<StoredBlock> = {}): StoredBlock => ({
  type: 'a/b',
  key,
  version: 1,
  props: { title: key },
  anchorPoint: '',
  __images: {},
  __files: {},
  ...more,
});
const seo = { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false };
const pageOf = (...keys: string[]): PageContent => ({
  title: 'A page',
  typeData: { date: '2026-01-01' },
  seo,
  blocks: Object.fromEntries(keys.map((key) => [key, block(key)])),
  order: keys,
});
const nested = (): PageContent => insertBlock(pageOf('a', 'b'), block('c'), { parent: 'a', slot: 'items', index: 0 });

const signs = ({ key, kind, isMoved, fields: changed, beside }: BlockChange): string =>
  [
    kind === 'added' ? '+' : kind === 'removed' ? '-' : isMoved ? '~' : '',
    key,
    ...[...changed, ...beside].map(({ field }) => `.${field}`),
  ].join('');
const compared = (before: PageContent, after: PageContent): string[] => compareContents(before, after).blocks.map(signs);

describe('the comparison of two contents of a page', () => {
  it('finds nothing between a content and itself, whatever else the server derives', () => {
    const before = nested();
    const again = changeBlock(before, 'a', (one) => ({ ...one, __images: { image: { hash: 'x', fileName: 'x', altText: '' } } }));
    expect(isEmptyComparison(compareContents(before, structuredClone(before)))).to.equal(true);
    expect(isEmptyComparison(compareContents(before, again))).to.equal(true);
    expect(isEmptyComparison(compareContents(before, { ...before, title: 'Another' }))).to.equal(false);
  });

  it('names what was added, removed where it stood, moved and changed, by key', () => {
    const before = pageOf('a', 'b', 'c', 'd');
    const changed = changeBlock(before, 'a', (one) => ({ ...one, props: { title: 'Other', more: 1 }, anchorPoint: 'x' }));
    expect(compared(before, changed)).to.deep.equal(['a.title.more.anchorPoint', 'b', 'c', 'd']);
    expect(compared(before, deleteBlock(before, 'b'))).to.deep.equal(['a', '-b', 'c', 'd']);
    expect(compared(before, insertBlock(before, block('n'), pagePlace(1)))).to.deep.equal(['a', '+n', 'b', 'c', 'd']);
    expect(compared(before, moveBlock(before, 'd', pagePlace(0)))).to.deep.equal(['~d', 'a', 'b', 'c']);
    expect(compared(before, pageOf())).to.deep.equal(['-a', '-b', '-c', '-d']);
    expect(compared(pageOf(), before)).to.deep.equal(['+a', '+b', '+c', '+d']);
  });

  it('sees nested blocks where they are, and follows one into another block', () => {
    const before = nested();
    expect(
      compareContents(before, before).blocks.map(({ key, depth, parent, slot }) => ({ key, depth, parent, slot })),
    ).to.deep.equal([
      { key: 'a', depth: 0, parent: null, slot: '' },
      { key: 'c', depth: 1, parent: 'a', slot: 'items' },
      { key: 'b', depth: 0, parent: null, slot: '' },
    ]);
    expect(compared(before, moveBlock(before, 'c', { parent: 'b', slot: 'items', index: 0 }))).to.deep.equal(['a', 'b', '~c']);
    expect(compared(before, deleteBlock(before, 'a'))).to.deep.equal(['-a', '-c', 'b']);
    const freed = deleteBlock(moveBlock(before, 'c', pagePlace(2)), 'a');
    expect(compared(before, freed)).to.deep.equal(['-a', 'b', '~c']);
  });

  it('keeps the values of a field, a missing one as undefined, a name such as __proto__ as any other', () => {
    const [change] = compareContents(
      pageOf('a'),
      changeBlock(pageOf('a'), 'a', (one) => ({ ...one, props: JSON.parse('{"__proto__":"x"}') as Record<string, unknown> })),
    ).blocks;
    expect(change?.fields).to.deep.equal([
      { field: '__proto__', before: undefined, after: 'x' },
      { field: 'title', before: 'a', after: undefined },
    ]);
  });

  it('compares title, own data and SEO settings', () => {
    const before = pageOf();
    const after = { ...before, title: 'B', typeData: { date: '2026-02-02' }, seo: { ...seo, noIndex: true } };
    const { title, typeData, seo: changes } = compareContents(before, after);
    expect(title).to.deep.equal({ field: 'title', before: 'A page', after: 'B' });
    expect(typeData).to.deep.equal([{ field: 'date', before: '2026-01-01', after: '2026-02-02' }]);
    expect(changes).to.deep.equal([{ field: 'noIndex', before: false, after: true }]);
  });

  it('knows a block that was replaced by one of another type, and leaves what is nested in it alone', () => {
    const before = nested();
    const after = changeBlock(before, 'a', (one) => ({ ...one, type: 'c/d', props: { title: 'a' } }));
    const changes = compareContents(before, after).blocks;
    expect(changes.filter(isReplaced).map(({ key }) => key)).to.deep.equal(['a']);
    expect(changes.map(signs)).to.deep.equal(['a', 'c', 'b']);
  });

  it('says that something changed if and only if it did', () => {
    const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
    fc.assert(
      fc.property(keys, keys, (one, other) => {
        const { blocks } = compareContents(pageOf(...one), pageOf(...other));
        expect(blocks.some(isChanged)).to.equal(one.join() !== other.join());
        expect(blocks.filter(({ kind }) => kind !== 'removed').map(({ key }) => key)).to.deep.equal(other);
        expect(blocks.filter(({ kind }) => kind !== 'added').map(({ key }) => key)).to.have.members(one);
      }),
    );
  });
});

describe('the comparison of two texts', () => {
  const drawn = (before: string, after: string): string =>
    compareWords(before, after)
      .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
      .join('');

  it('shows words, never letters, and whole phrases together', () => {
    expect(drawn('Insure your church', 'Insure your chapel')).to.equal('Insure your [-church][+chapel]');
    expect(drawn('one two three four', 'one 2 3 four')).to.equal('one [-two three][+2 3] four');
    expect(drawn('', 'New')).to.equal('[+New]');
    expect(drawn('Old', '')).to.equal('[-Old]');
    expect(drawn('Kërk, toren.', 'Kërk; toren.')).to.equal('Kërk[-,][+;] toren.');
    expect(drawn('same', 'same')).to.equal('same');
  });

  it('of many is as much work as all of them are worth, and then goes by lines or as a whole', () => {
    const budget = { left: 10 };
    expect(compareWords('a b c', 'a x c', budget)).to.have.length(4);
    expect(budget.left).to.equal(9);
    expect(compareWords('a b c d e', 'v w x y z', budget)).to.deep.equal([
      { kind: 'removed', text: 'a b c d e' },
      { kind: 'added', text: 'v w x y z' },
    ]);
    expect(budget.left).to.equal(8);
  });

  it('gives both texts back, whatever they are', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'Kerk', ' ', '\n', '.', '😀', 'é'), { maxLength: 30 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), fc.oneof(text, fc.string()), (before, after) => {
        const runs = compareWords(before, after);
        const without = (kind: string) => runs.flatMap((run) => (run.kind === kind ? [] : [run.text])).join('');
        expect(without('added')).to.equal(before);
        expect(without('removed')).to.equal(after);
      }),
    );
  });

  it('compares a book line by line', () => {
    const line = (index: number) => `The line ${index} of a long book that nobody reads to its end.\n`;
    const book = Array.from({ length: 1500 }, (_, index) => line(index));
    const changed = book.with(0, 'New first.\n').with(1499, 'New last.\n');
    expect(compareWords(book.join(''), changed.join('')).map(({ kind }) => kind)).to.deep.equal([
      'removed',
      'added',
      'same',
      'removed',
      'added',
    ]);
  });
});

describe('a value in words', () => {
  it('reads texts, choices by label, lists, links and images, and never fails', () => {
    const choice = fields.select({ label: 'Size', options: [{ value: 's', label: 'Small' }], initial: 's' });
    const list = fields.list({ label: 'Items', of: { name: fields.text({ label: 'Name' }) } });
    expect(readableValue(fields.text({ label: 'Title' }), 'Words')).to.equal('Words');
    expect(readableValue(choice, 's')).to.equal('Small');
    expect(readableValue(list, [{ name: 'One' }, { name: 'Two' }])).to.equal('One\nTwo');
    expect(readableValue(list, 'nonsense')).to.equal('nonsense');
    expect(readableValue(list, { not: 'a list' })).to.equal('');
    expect(readableValue(undefined, { to: { href: 'https://example.org' }, label: 'There' })).to.equal(
      'There → https://example.org',
    );
    expect(readableValue(undefined, [{ fileID: 'x', altText: 'A church' }])).to.equal('A church');
    expect(readableValue(undefined, ['one', 2])).to.equal('one\n2');
    expect(readableValue(undefined, ['00000000-0000-4000-8000-0000000000a1']), 'ids say nothing').to.equal('');
    for (const nothing of [undefined, null, true, {}]) expect(readableValue(undefined, nothing)).to.equal('');
  });
});
