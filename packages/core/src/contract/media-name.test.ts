import { expect } from 'chai';
import { isMediaName, longestMediaName, proposedMediaName } from './media-name.ts';

describe('the name that is proposed for a file', () => {
  for (const [given, proposed] of [
    ['foto.jpg', 'foto.jpg'],
    ['e\u0301e\u0301n.jpg', 'één.jpg'],
    ['archief.tar.gz', 'archief.tar.gz'],
    ['Wat kost dat?.pdf', 'Wat kost dat.pdf'],
    ['Overleg 10:30.docx', 'Overleg 10 30.docx'],
    ['a/b\\c*d.png', 'a b c d.png'],
    [' .png', 'file.png'],
    ['???.png', 'file.png'],
    ['nul.png', 'nul file.png'],
    ['con', 'con file'],
    ['\u202egpj.png', 'gpj.png'],
    ['Verslag...', 'Verslag'],
  ] as const)
    it(`is ${proposed} for ${JSON.stringify(given)}`, () => expect(proposedMediaName(given)).to.equal(proposed));

  it('is always one that the library takes, its ending included', () => {
    for (const stem of ['a'.repeat(300), '👩\u200d'.repeat(60), '?'.repeat(200), '. . .', '\ud800', 'aux', 'lpt1.x', ''])
      for (const ending of ['', '.jpg', '.jpeg']) {
        const name = proposedMediaName(stem + ending);
        expect(isMediaName(name), name).to.equal(true);
        expect(name.length).to.be.at.most(longestMediaName);
        expect(name.endsWith(ending), name).to.equal(true);
      }
  });
});
