import { expect } from 'chai';
import { glassPattern } from './glass-pattern.ts';

describe('glassPattern', () => {
  it('gives one seed one window', () => {
    expect(glassPattern('/over-ons')).to.deep.equal(glassPattern('/over-ons'));
  });

  it('gives another seed another window', () => {
    const windows = ['a', 'b', 'c', 'd', 'e'].map((seed) => JSON.stringify(glassPattern(seed)));
    expect(new Set(windows)).to.have.lengthOf(5);
  });

  it('lays each pane once, on the left half and the axis', () => {
    const panes = glassPattern('religious-1').quarries.flatMap(({ d }) => d.split('M').slice(1));
    expect(new Set(panes)).to.have.lengthOf(panes.length);
    for (const pane of panes) {
      const [i = NaN, j = NaN] = pane.replace('h0', '').split(' ').map(Number);
      expect(j, pane).to.be.at.least(i);
    }
  });

  it('fills each ring exactly, with an even number of dashes and gaps', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      for (const ring of glassPattern(seed).rings) {
        for (const { dashes } of ring.panes) {
          const parts = dashes.split(' ').map(Number);
          expect(parts.length % 2, dashes).to.equal(0);
          expect(
            parts.reduce((sum, part) => sum + part, 0),
            dashes,
          ).to.equal(ring.count);
        }
      }
    }
  });
});
