import { expect } from 'chai';
import { netherlands, ringsOf } from './netherlands.ts';

describe('the map of the Netherlands', () => {
  it('has twelve provinces, within its box', () => {
    expect(netherlands.shapes.map(({ name }) => name)).to.have.lengthOf(12);
    const numbers = netherlands.shapes.flatMap(({ path }) => [...path.matchAll(/(-?\d+) (-?\d+)/g)]);
    for (const [, x, y] of numbers) {
      expect(Number(x)).to.be.within(0, netherlands.width);
      expect(Number(y)).to.be.within(0, netherlands.height);
    }
  });

  it('has closed rings: each border begins where the one before ended', () => {
    for (const { province, ends } of ringsOf())
      for (const [index, [start]] of ends.entries()) expect(ends.at(index - 1)?.[1], `${province} ${index}`).to.deep.equal(start);
  });
});
