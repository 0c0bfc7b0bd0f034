import { expect } from 'chai';
import { pagePlace } from '#modules/pages/edits/place.ts';
import { landingAt, landingHeights, nextLanding } from './landing-at.ts';

/** Lines of these heights in pixels, one below the other. */
function linesOf(...heights: readonly number[]) {
  let top = 0;
  return heights.map((height) => ({ top, bottom: (top += height) }));
}
const everywhere = (count: number) => Array.from({ length: count }, (_, index) => pagePlace(index));

describe('where a dragged block lands', () => {
  const lines = linesOf(40, 40, 80, 40);

  it('is above the first line, between two, below the last, or where it is', () => {
    expect(landingHeights(lines, 1)).to.deep.equal([0, 60, 160, 200]);
    expect(landingHeights(lines, 0)).to.deep.equal([20, 80, 160, 200]);
    expect(landingHeights(lines, 3)).to.deep.equal([0, 40, 80, 180]);
    expect(landingHeights(linesOf(40), 0)).to.deep.equal([20]);
  });

  it('is what is nearest to the pointer; in the middle of a line what lies further on the way', () => {
    const heights = landingHeights(lines, 0);
    const at = (y: number, direction: 1 | -1) => landingAt(heights, everywhere(4), { y, direction });
    expect([at(10, 1), at(45, 1), at(60, 1), at(120, 1), at(190, 1), at(900, 1)]).to.deep.equal([0, 0, 1, 2, 3, 3]);
    expect([at(120, -1), at(50, -1), at(-50, -1)]).to.deep.equal([1, 0, 0]);
  });

  it('is never where the block may not stand', () => {
    const places = [undefined, pagePlace(1), undefined, pagePlace(2)];
    expect(landingAt(landingHeights(lines, 1), places, { y: 0, direction: -1 })).to.equal(1);
    expect(landingAt(landingHeights(lines, 1), places, { y: 150, direction: 1 })).to.equal(3);
    expect(landingAt([10], [undefined], { y: 0, direction: 1 })).to.equal(undefined);
    expect([nextLanding(places, 1, 1), nextLanding(places, 1, -1), nextLanding(places, 3, -1)]).to.deep.equal([3, undefined, 1]);
  });
});
