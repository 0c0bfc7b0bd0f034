import { expect } from 'chai';
import { validate } from '../../contract/validation.ts';
import { tagTerm } from './tag-term.schema.ts';
import { foldTerm, longestTerm } from './tag-term.ts';

const codesOf = (term: unknown): readonly string[] => validate(tagTerm, term).errors?.map(({ code }) => code) ?? [];

describe('the name of a tag', () => {
  it('is kept as it is written, but for white space', () => {
    expect(validate(tagTerm, '  Monumenten \u00a0 &  kerken (’s-Hertogenbosch) ').value).to.equal(
      'Monumenten & kerken (’s-Hertogenbosch)',
    );
    expect(validate(tagTerm, 'Cafe\u0301').value).to.equal('Café');
    expect(codesOf('é'.repeat(longestTerm))).to.deep.equal([]);
  });

  it('is refused with one clear code', () => {
    expect(codesOf('')).to.deep.equal(['V_01']);
    expect(codesOf(' \u00a0 ')).to.deep.equal(['V_01']);
    expect(codesOf(undefined)).to.deep.equal(['V_01']);
    expect(codesOf(7)).to.deep.equal(['V_12']);
    expect(codesOf('a'.repeat(10_000))).to.deep.equal(['V_14']);
    expect(codesOf('a'.repeat(longestTerm + 1))).to.deep.equal(['V_14']);
    for (const bad of ['<b>kerk</b>', 'a > b', 'kerk\u0000', 'ker\nk', 'ker\u200bk', 'ker\u202ek', '\ud800', '…', '-', '\u2028a'])
      expect(codesOf(bad), JSON.stringify(bad)).to.deep.equal(['V_12']);
  });

  it('is the same up to case and accents', () => {
    const same = [
      ['Café', 'CAFE', 'cafe\u0301', ' café '],
      ['Straße', 'STRASSE', 'strasse'],
      ['Œuvre', 'oeuvre'],
      ['İstanbul', 'istanbul', 'ISTANBUL'],
      ['Ærø', 'aero'],
    ];
    for (const forms of same) expect(new Set(forms.map(foldTerm)).size, forms.join()).to.equal(1);
    expect(foldTerm('kerk')).not.to.equal(foldTerm('kerken'));
    // Marks that are letters of their own stay.
    expect(foldTerm('कि')).not.to.equal(foldTerm('क'));
  });
});
