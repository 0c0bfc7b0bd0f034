import { expect } from 'chai';
import { phone } from './phone.ts';
import { abroadNumbers, dutchPrefixes } from './phone.fixture.ts';

const dutch = [
  '0612345678',
  '06 12 34 56 78',
  '06-12345678',
  '(06) 12345678',
  '+31612345678',
  '+31 (0)6 12345678',
  '0031 6 12345678',
];

describe('telephone numbers', () => {
  it('are one however they are typed', () => {
    for (const text of [...dutch, ' +31 (0) 6 - 1234 5678 ', '06\u00a012345678', '06–12345678', '06.1234.5678', '06/12345678'])
      expect(phone(text), text).to.deep.equal({ value: '+31612345678' });
  });

  it('exist in the Netherlands as the full metadata of libphonenumber say', () => {
    const prefixes = Array.from({ length: 900 }, (_, number) => String(100 + number));
    const accepted = prefixes.filter((prefix) => 'value' in phone(`0${prefix}234567`));
    expect(accepted).to.deep.equal(dutchPrefixes);
  });

  it('are taken of every country', () => {
    expect(abroadNumbers.filter((number) => !('value' in phone(number)))).to.deep.equal([]);
    expect(phone('0049 (30) 123456')).to.deep.equal({ value: '+4930123456' });
  });

  it('of other lengths are none', () => {
    for (const text of [
      '061234567',
      '06123456789',
      '020123456',
      '+3161234567',
      '+31 06 12345678',
      '612345678',
      '+49',
      '+4912',
      '+1234567890123456',
    ])
      expect(phone(text), text).to.deep.equal({ fault: 'shape' });
  });

  it('are free or of a place, never paid for', () => {
    for (const text of ['0800 0123', '0800 1234567', '088 1234567', '085 1234567', '097012345678'])
      expect(phone(text), text).to.have.property('value');
    for (const text of ['0900 1234', '0906-1234', '0909 1234567', '+31 900 1234'])
      expect(phone(text), text).to.deep.equal({ fault: 'premium' });
  });

  it('hold nothing else', () => {
    for (const text of [
      '',
      ' ',
      '06 12345678 (thuis)',
      'zero',
      '06+12345678',
      '++31612345678',
      '+210',
      '+28 123456789',
      '06 1234567٨',
      '112',
    ])
      expect(phone(text), text).to.deep.equal({ fault: 'shape' });
  });
});
