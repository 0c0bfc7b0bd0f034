import { expect } from 'chai';
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { partsOf } from './value-parts.ts';

/** As it reads, and slow: each value is compared with each part. */
const occursIn = (value: unknown, other: unknown): boolean =>
  isDeepStrictEqual(value, other) ||
  (typeof other === 'object' && other !== null && Object.values(other).some((part) => occursIn(value, part)));

const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, 1, '1', '', 'a'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'constructor'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

describe('the parts of a value', () => {
  it('are those that a comparison with each of them finds', () => {
    let found = 0;
    fc.assert(
      fc.property(value, value, (whole, looked) => {
        const isPart = occursIn(looked, whole);
        if (isPart) found += 1;
        expect(partsOf(whole).has(looked)).to.equal(isPart);
      }),
      { numRuns: 2000 },
    );
    expect(found).to.be.greaterThan(50);
  });

  it('are found by the thousand in a large value at once', () => {
    const items = Array.from({ length: 3000 }, (_, index) => ({ type: 'newer', text: `${index}`, within: [{ index }] }));
    const parts = partsOf({ items });
    for (const item of items) expect(parts.has(structuredClone(item))).to.equal(true);
    expect(parts.has({ type: 'newer' })).to.equal(false);
  });
});
