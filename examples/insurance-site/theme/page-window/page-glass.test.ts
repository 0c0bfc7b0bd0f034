import { expect } from 'chai';
import { pageGlass } from './page-glass.ts';

describe('pageGlass', () => {
  it('gives one address one window, and another address another', () => {
    expect(pageGlass('/contact')).to.deep.equal(pageGlass('/contact'));
    expect(pageGlass('/contact')).not.to.deep.equal(pageGlass('/over-ons'));
  });

  it('is the same on the left and on the right', () => {
    const panes = pageGlass('/contact').panes.flatMap(({ tint, d }) =>
      d
        .split('M')
        .slice(1)
        .map((pane) => `${tint} ${pane}`),
    );
    expect(panes.length).to.be.greaterThan(5);
    for (const pane of panes) {
      const [tint, i, j] = pane.replace('h0', '').split(' ');
      expect(panes).to.include(`${tint} ${j} ${i}h0`);
    }
  });
});
