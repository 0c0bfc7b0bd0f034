import { expect } from 'chai';
import { setApart } from './set-apart.ts';

describe('texts below each other', () => {
  it('are told apart in one line, where no sign of theirs does it', () => {
    expect(setApart('Monumenten\nMolens, forten.\nKastelen: \n\noud\n ')).to.equal(
      'Monumenten · Molens, forten.\nKastelen: \n\noud\n ',
    );
    expect(setApart('Rol \n Schade melden\nja\n\nnee')).to.equal('Rol · Schade melden · ja · nee');
  });
});
