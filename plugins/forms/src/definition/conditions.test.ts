import { expect } from 'chai';
import { conditionWithin, holds, pathsOf } from './conditions.ts';
import type { Condition } from './definition.types.ts';

const values: Readonly<Record<string, string | readonly string[]>> = { a: 'x', several: ['p', 'q'], 'guests.1.eats': 'yes' };
const isTrue = (condition: Condition): boolean => holds(condition, (path) => values[path]);
const a = { field: 'a', is: 'x' };
const b = { field: 'b', is: 'x' };

describe('conditions', () => {
  it('compare the answer of a field', () => {
    expect([a, b, { field: 'a', in: ['y', 'x'] }, { field: 'a', in: [] }].map(isTrue)).to.deep.equal([true, false, true, false]);
  });

  it('find one of several choices', () => {
    expect(
      [
        { field: 'several', is: 'q' },
        { field: 'several', in: ['z'] },
      ].map(isTrue),
    ).to.deep.equal([true, false]);
  });

  it('are joined; all of none is true, any of none is not', () => {
    expect(isTrue({ not: b })).to.equal(true);
    expect(isTrue({ all: [a, { any: [b, a] }] })).to.equal(true);
    expect(isTrue({ all: [a, b] })).to.equal(false);
    expect([{ all: [] }, { any: [] }].map(isTrue)).to.deep.equal([true, false]);
  });

  it('know their paths, and are made whole within an item', () => {
    const condition: Condition = { all: [{ not: { field: '.eats', is: 'no' } }, { any: [{ field: '.eats', in: ['yes'] }] }, a] };
    expect(pathsOf(condition)).to.deep.equal(['.eats', '.eats', 'a']);
    expect(isTrue(condition)).to.equal(false);
    expect(isTrue(conditionWithin(condition, 'guests.1.'))).to.equal(true);
  });
});
