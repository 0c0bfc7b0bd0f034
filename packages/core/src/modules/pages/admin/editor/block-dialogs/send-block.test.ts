import { expect } from 'chai';
import { defineBlock } from '#contract/block.ts';
import type { StoredBlock } from '#contract/content.ts';
import { applyOperations } from '#modules/pages/edits/apply-operations.ts';
import { allKeys, pagePlace } from '#modules/pages/edits/place.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import { placesElsewhere, placesOnPage } from './block-places.ts';
import { operationsOfSending } from './send-block.ts';

const block = (key: string, type = 'a/text', more: Partial<StoredBlock> = {}): StoredBlock => ({
  ...{ type, key, version: 1, props: { of: key }, anchorPoint: '', __images: {}, __files: {} },
  ...more,
});
const page = (order: readonly string[], ...blocks: readonly StoredBlock[]): PageContent => ({
  ...{ title: '', typeData: {}, order },
  seo: { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false },
  blocks: Object.fromEntries(blocks.map((one) => [one.key, one])),
});
const slots = { left: { label: 'Left', allow: ['a/text'] }, right: { label: 'Right', max: 1 } };
const registry = {
  pageTypes: {},
  blocks: {
    'a/text': defineBlock({ label: 'Text', version: 1, fields: {} }),
    'a/columns': defineBlock({ label: 'Columns', version: 1, fields: {}, slots }),
  },
};
const from = page(
  ['one', 'cols'],
  block('one'),
  block('cols', 'a/columns', { name: 'Below', anchorPoint: 'here', slots: { left: ['in1'], right: ['in2'] } }),
  block('in1', 'a/text', { anchorPoint: 'taken' }),
  block('in2'),
);
const to = page(['one', 'two'], block('one', 'a/text', { anchorPoint: 'taken' }), block('two'));
const t = (key: string, values: object = {}) => [key, ...Object.values(values)].filter(Boolean).join(' ');
const around = (document: PageContent, onPage?: readonly string[]) => ({ registry, document, onPage });

describe('a block that goes somewhere else', () => {
  it('stands on the other page with all that is in it, under keys of that page, and nothing there changes', () => {
    const after = applyOperations(to, operationsOfSending({ from, key: 'cols', to, place: pagePlace(1) }));
    const [first, sent = '', last] = after.order;
    expect([first, last]).to.eql(['one', 'two']);
    expect(allKeys(after)).to.have.length(5);
    for (const key of ['one', 'two']) expect(after.blocks[key]).to.equal(to.blocks[key]);
    const { slots: inside, ...own } = after.blocks[sent] ?? block('gone');
    expect(own).to.deep.include({ name: 'Below', anchorPoint: 'here', props: { of: 'cols' } });
    const nested = Object.values(inside ?? {}).flat();
    expect(nested.map((key) => after.blocks[key]?.props)).to.eql([{ of: 'in1' }, { of: 'in2' }]);
    expect(
      nested.map((key) => after.blocks[key]?.anchorPoint),
      'the page holds each name once',
    ).to.eql(['', '']);
    expect([sent, ...nested].some((key) => Object.hasOwn(from.blocks, key))).to.equal(false);
  });

  it('is offered every place of its page where it may stand, but the one where it is', () => {
    const texts = (key: string) => placesOnPage(t, around(from), key).map(({ text, depth }) => `${text} ${depth}`);
    expect(texts('one')).to.eql([
      'moveTo.firstIn Left Below 1',
      'moveTo.after Textoutline.where Left Below 1',
      'moveTo.after Below 0',
    ]);
    expect(texts('cols')).to.eql(['moveTo.first 0']);
    expect(texts('in2')[0]).to.equal('moveTo.first 0');
  });

  it('is offered the end of another page first, and nothing where its type may not stand', () => {
    const texts = (type: string, onPage?: readonly string[]) =>
      placesElsewhere(t, around(from, onPage), type).map(({ text }) => text);
    expect(texts('a/columns')).to.eql(['moveTo.last', 'moveTo.first', 'moveTo.after Text']);
    expect(texts('a/text')).to.have.length(5);
    expect(texts('a/columns', ['a/text'])).to.eql([]);
  });
});
