import { expect } from 'chai';
import { generalErrors } from './errors.ts';
import { generalRefusals, only } from './refusals.ts';

describe('refusals by words', () => {
  it('have a word for a code once', () => {
    const codes = Object.values(generalRefusals);
    expect(codes.filter((code) => !Object.hasOwn(generalErrors, code))).to.deep.equal([]);
    expect(new Set(codes).size).to.equal(codes.length);
  });

  it('are named for a call one by one', () => {
    const refusals = { ...generalRefusals, lent: 'BO_01' } as const;
    expect(only(refusals, 'lent', 'outdated')).to.deep.equal({ lent: 'BO_01', outdated: 'G_03' });
  });
});
