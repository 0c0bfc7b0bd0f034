import { expect } from 'chai';
import fc from 'fast-check';
import { postcode } from './postcode.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

describe('postcodes', () => {
  it('are written in one way', () => {
    for (const text of ['1234AB', '1234 AB', '1234ab', ' 1234 aB ', '1234\u00a0AB', '1234\tab'])
      expect(postcode(text), text).to.equal('1234 AB');
  });

  it('have every letter but three pairs, and no nought at the beginning', () => {
    for (const one of letters)
      for (const other of letters) {
        const isNone = ['SA', 'SD', 'SS'].includes(one + other);
        expect(postcode(`9999 ${one}${other}`.toLowerCase()), one + other).to.equal(isNone ? undefined : `9999 ${one}${other}`);
      }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), (number) => {
        const digits = String(number).padStart(4, '0');
        expect(postcode(`${digits}XY`)).to.equal(number < 1000 ? undefined : `${digits} XY`);
      }),
      { numRuns: 200 },
    );
  });

  it('are nothing longer, shorter or otherwise', () => {
    for (const text of [
      '',
      '1234',
      '1234 A',
      '1234 ABC',
      '12345 AB',
      '1234  AB',
      '1234-AB',
      'B-1000',
      '1234 AÉ',
      '1234 AB 1',
      '１２３４AB',
      '1234 ß',
    ])
      expect(postcode(text), text).to.equal(undefined);
  });
});
