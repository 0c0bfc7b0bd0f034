import { expect } from 'chai';
import { claimedBefore } from './page-claims.ts';

describe('a page on the dashboard', () => {
  const claims = { review: ['a'], changed: ['b', 'c'], recent: ['d'] };
  const before = (concern: Parameters<typeof claimedBefore>[1]): string[] => [...claimedBefore(claims, concern)];

  it('stands in no card below the one that asks for most', () => {
    expect(before('recent')).to.deep.equal(['a']);
    expect(before('changed')).to.deep.equal(['a', 'd']);
    expect(before('draft')).to.deep.equal(['a', 'd', 'b', 'c']);
  });

  it('stands in that card, whatever those below it show', () => {
    expect(before('review')).to.deep.equal([]);
    expect([...claimedBefore({}, 'recent')]).to.deep.equal([]);
  });
});
