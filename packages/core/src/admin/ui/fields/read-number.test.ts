import { expect } from 'chai';
import { readNumber, writeNumber } from './read-number.ts';

const locales = ['en', 'nl', 'de', 'fr'];
const read = (text: string, locale: string) => {
  const found = readNumber(text, locale);
  return found.kind === 'number' ? found.value : found.kind;
};

describe('a number that somebody writes', () => {
  it('is read the same in every language where it can be read in one way', () => {
    const texts: Readonly<Record<string, number | string>> = {
      '15': 15,
      ' 15 ': 15,
      '1.5': 1.5,
      '1,5': 1.5,
      '1,50': 1.5,
      '.5': 0.5,
      '5,': 5,
      '-1,25': -1.25,
      '−3': -3,
      '+3': 3,
      '0.12345678': 0.12345678,
      '1 234 567': 1_234_567,
      '1\u202f234,5': 1234.5,
      '1.234.567': 1_234_567,
      '1,234,567': 1_234_567,
      '1.234,56': 1234.56,
      '1,234.56': 1234.56,
      '007': 7,
      '': 'empty',
      '   ': 'empty',
    };
    for (const locale of locales)
      for (const [text, value] of Object.entries(texts)) expect(read(text, locale), `${text} in ${locale}`).to.equal(value);
  });

  it('is read as its language writes thousands and decimals', () => {
    expect(locales.map((locale) => read('1.234', locale))).to.deep.equal([1.234, 1234, 1234, 'unclear']);
    expect(locales.map((locale) => read('1,234', locale))).to.deep.equal([1234, 1.234, 1.234, 1.234]);
  });

  it('is left to its writer where it is no number, or two', () => {
    for (const locale of locales)
      for (const text of [
        'een',
        '1e5',
        '1.2.3',
        '12.34.567',
        '1,2,3',
        '1 2',
        '1.234,5.6',
        '1..2',
        '-',
        '--1',
        '1-2',
        '٣',
        '0x10',
      ])
        expect(read(text, locale), `${text} in ${locale}`).to.equal('unclear');
  });

  it('is refused where its digits could not be kept', () => {
    expect(read('12345678901234567', 'nl')).to.equal('long');
    expect(read('0,1234567890123456', 'nl')).to.equal('long');
    expect(read('0,000000000000001', 'nl')).to.equal(0.000000000000001);
  });

  it('is written as it is read', () => {
    expect(locales.map((locale) => writeNumber(1234.5, locale))).to.deep.equal(['1234.5', '1234,5', '1234,5', '1234,5']);
    expect(writeNumber(null, 'nl')).to.equal('');
    for (const locale of locales)
      for (const value of [0, 1.005, -2.5, 1234567.25, 0.1]) expect(read(writeNumber(value, locale), locale)).to.equal(value);
  });
});
