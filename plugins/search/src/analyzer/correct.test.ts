import { expect } from 'chai';
import { correct } from './correct.ts';

const candidates = [
  { word: 'verzekering', pages: 40 },
  { word: 'verzekerden', pages: 3 },
  { word: 'toren', pages: 5 },
  { word: 'torens', pages: 9 },
  { word: 'kerk', pages: 90 },
];
const corrected = (word: string): string | undefined => correct(word, candidates)?.word;

describe('a word that no page holds', () => {
  it('is taken for the nearest, with one mistake from five letters and two from nine', () => {
    expect(corrected('verzekeirng')).to.equal('verzekering');
    expect(corrected('verzekring')).to.equal('verzekering');
    expect(corrected('vrezekerign')).to.equal('verzekering');
    expect(corrected('torem')).to.equal('toren');
    expect(corrected('kerl')).to.equal(undefined);
    expect(corrected('tirem')).to.equal(undefined);
    expect(corrected('vorzikoring')).to.equal(undefined);
  });

  it('is taken for the one on the most pages where two are as near', () => {
    expect(corrected('toren')).to.equal('toren');
    expect(correct('torenx', candidates)?.word).to.equal('torens');
    expect(correct('torenx', candidates.toReversed())?.word).to.equal('torens');
  });

  it('stays as it is without candidates', () => {
    expect(correct('verzekering', [])).to.equal(undefined);
  });
});
