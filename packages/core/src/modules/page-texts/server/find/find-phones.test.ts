import { expect } from 'chai';
import { calledNumber, callTo, findPhones } from './find-phones.ts';

const found = (text: string, number: string): string[] =>
  findPhones(number)(text).map(({ start, end }) => text.slice(start, end));

describe('finding a telephone number', () => {
  it('finds it however it is written, with and without its country', () => {
    const ways = ['020 123 45 67', '020-1234567', '(020) 123 45 67', '+31 20 123 4567', '0031 (0)20 1234567', '+31(0)20-1234567'];
    for (const number of ['020-1234567', '020 123 45 67', '+31 20 123 45 67'])
      for (const way of ways) expect(found(`Bel ons: ${way}.`, number), `${number} in ${way}`).to.deep.equal([way]);
  });

  it('finds no other, and nothing inside a longer one', () => {
    for (const other of ['020 123 45 68', '020 123 45 678', '1020 123 45 67', '020 123 45', '20 1234567'])
      expect(found(other, '020-1234567'), other).to.deep.equal([]);
    expect(found('Kies 112 of 1122', '112')).to.deep.equal(['112']);
  });

  it('reads and writes the links that call', () => {
    expect(calledNumber('tel:+31%2020%20123')).to.equal('+31 20 123');
    expect(calledNumber('tel:%')).to.equal(undefined);
    expect(calledNumber('mailto:a@b.nl')).to.equal(undefined);
    expect(callTo('+31 (0)20-123')).to.equal('tel:+3120123');
    expect(callTo('020 - 123')).to.equal('tel:020123');
  });
});
