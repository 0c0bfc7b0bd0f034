import { expect } from 'chai';
import { hasRightInFirstFive, ndcgAt10, summarise, summariseKinds } from './measures.ts';
import type { RelevanceQuery } from './relevance.types.ts';

const asked: RelevanceQuery = { query: 'toren', kind: 'broad', right: { '/a': 3, '/b': 2, '/c': 1 } };
const wrong = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `/wrong/${at}`);

describe('measures of relevance', () => {
  it('nDCG is 1 in the best order, less in another, 0 without a right page', () => {
    expect(ndcgAt10({ asked, found: ['/a', '/b', '/c', ...wrong(7)] })).to.equal(1);
    expect(ndcgAt10({ asked, found: ['/b', '/a', '/c'] })).to.be.closeTo(
      (3 + 7 / Math.log2(3) + 0.5) / (7 + 3 / Math.log2(3) + 0.5),
      1e-9,
    );
    expect(ndcgAt10({ asked, found: wrong(10) })).to.equal(0);
    expect(ndcgAt10({ asked, found: [] })).to.equal(0);
  });

  it('nDCG sees the first ten, and a page once', () => {
    expect(ndcgAt10({ asked, found: [...wrong(10), '/a'] })).to.equal(0);
    expect(ndcgAt10({ asked, found: ['/a', '/a', '/b', '/c'] })).to.equal(1);
  });

  it('among the first five is right what answers the query, not what is near it', () => {
    expect(hasRightInFirstFive({ asked, found: [...wrong(4), '/b'] })).to.equal(true);
    expect(hasRightInFirstFive({ asked, found: [...wrong(5), '/a'] })).to.equal(false);
    expect(hasRightInFirstFive({ asked, found: ['/c'] })).to.equal(false);
  });

  it('are means over queries, by kind too', () => {
    const all = [
      { asked, found: ['/a', '/b', '/c'] },
      { asked: { ...asked, kind: 'typo' as const }, found: [] },
    ];
    expect(summarise(all)).to.deep.equal({ queries: 2, ndcg: 0.5, firstFive: 0.5, without: 0.5 });
    expect(summariseKinds(all)['typo']).to.deep.equal({ queries: 1, ndcg: 0, firstFive: 0, without: 1 });
    expect(summarise([])).to.deep.equal({ queries: 0, ndcg: 0, firstFive: 0, without: 0 });
  });
});
