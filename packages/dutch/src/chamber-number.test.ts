import { expect } from 'chai';
import { chamberNumber } from './chamber-number.ts';

describe('numbers of the chamber of commerce', () => {
  it('are eight digits, the first of which may be a nought', () => {
    for (const text of ['01234567', ' 0123 4567 ', '0123.4567', '01.23.45.67'])
      expect(chamberNumber(text), text).to.equal('01234567');
    for (const text of ['', '1234567', '123456789', '1234567a', '1234-5678', '１２３４５６７８'])
      expect(chamberNumber(text), text).to.equal(undefined);
  });
});
