import { expect } from 'chai';
import type { EditorDocument } from './editor-document.ts';
import { createUnread, isUnread, saidBy } from './unread.store.ts';

const document = {
  title: 'Haus',
  slug: '/haus',
  typeData: { day: '2026-01-01' },
  seo: { seoTitle: 'Haus', seoDescription: '', seoKeywords: ['dach'], seoImage: null, noIndex: false },
  order: ['k1'],
  blocks: { k1: { key: 'k1', type: 'x/text', version: 1, anchorPoint: '', props: { text: 'Dach' } } },
} as unknown as EditorDocument;
const withText = (text: string): EditorDocument => {
  const { k1 } = document.blocks;
  return { ...document, blocks: { k1: { ...k1, props: { text } } } } as EditorDocument;
};

describe('what a machine wrote', () => {
  const store = createUnread();
  const parts = ['title', 'seoSettings', 'blocks.k1'];
  store.set({ ...store.get(), parts: new Map(parts.map((part) => [part, saidBy(document, part)])) });
  const marked = (now: EditorDocument) => [...parts, 'typeData'].filter((part) => isUnread(store.get(), now, part));

  it('is marked until a person writes there, and again once that is undone', () => {
    expect(marked(document)).to.deep.equal(parts);
    expect(marked(withText('Dächer'))).to.deep.equal(['title', 'seoSettings']);
    expect(marked(withText('Dach'))).to.deep.equal(parts);
  });

  it('is not told by what is no text of the page, and goes with its block', () => {
    expect(marked({ ...document, seo: { ...document.seo, noIndex: true } })).to.deep.equal(parts);
    expect(marked({ ...document, blocks: {} })).to.deep.equal(['title', 'seoSettings']);
  });
});
