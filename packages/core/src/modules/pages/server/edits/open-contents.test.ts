import { expect } from 'chai';
import { createOpenContents } from './open-contents.ts';

const seo = { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false };

describe('the content of pages that are being edited', () => {
  const contentOf = (characters: number) => ({
    title: '',
    typeData: {},
    seo,
    order: ['text'],
    blocks: { text: { type: 'test/text', key: 'text', version: 1, anchorPoint: '', props: { text: 'x'.repeat(characters) } } },
  });
  const keptOf = (pages: number, characters: number): number => {
    const contents = createOpenContents();
    const ids = Array.from({ length: pages }, (_, index) => `page-${index}`);
    for (const id of ids) contents.set(id, { versionID: id, revision: 1, content: contentOf(characters) as never });
    return ids.filter((id) => contents.get(id) !== undefined).length;
  };

  it('is kept of twenty pages at most', () => {
    expect(keptOf(30, 10)).to.equal(20);
  });

  it('is kept of fewer where they are long, and not at all of one that is longer than all may be', () => {
    expect(keptOf(6, 8_000_000)).to.equal(3);
    expect(keptOf(2, 40_000_000)).to.equal(0);
  });
});
