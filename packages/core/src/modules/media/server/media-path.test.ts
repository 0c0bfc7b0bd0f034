import { expect } from 'chai';
import { longestMediaName } from '#contract/media-name.ts';
import { canonicalFolder, canonicalFolderName, fileNameAt, numberedName, replacedName, retiredName } from './media-path.ts';

const [zwnj, zwj] = ['\u200c', '\u200d'];
const names: Readonly<Record<string, string>> = {
  'a family': `👨${zwj}👩${zwj}👧`,
  'a pilot of some colour': `👩🏽${zwj}✈️`,
  'a flag': `🏳️${zwj}🌈`,
  Persian: `می${zwnj}شود`,
  Hindi: `क्${zwj}ष`,
  German: `Auf${zwnj}lage`,
};
const strays: Readonly<Record<string, string>> = {
  'at the beginning': `${zwj}foto`,
  'at the end': `foto${zwnj}`,
  'beside a space': `foto ${zwj}een`,
  'beside a digit': `foto1${zwnj}2`,
  'beside a full stop': `foto${zwj}.een`,
  'beside another': `fo${zwnj}${zwj}to`,
  alone: zwj,
};

describe('a name in the media library', () => {
  for (const [what, name] of Object.entries(names))
    it(`has joiners where letters and emoji have them: ${what}`, () => {
      expect(fileNameAt(`${name}.png`, 'png', 'f')).to.equal(`${name}.png`);
      expect(canonicalFolderName(name)).to.equal(name);
      expect(canonicalFolder(`/a/${name}`)).to.equal(`/a/${name}`);
    });

  for (const [where, name] of Object.entries(strays))
    it(`has no joiner ${where}`, () => {
      expect(() => fileNameAt(`${name}.png`, 'png', 'f')).to.throw('V_12');
      expect(canonicalFolderName(name)).to.equal(undefined);
    });

  it('stays a name where it is cut to make room for another end', () => {
    for (const letter of ['👩', `ی${zwnj}`, `👩${zwj}`])
      for (let before = 0; before < 4; before += 1) {
        const long = `${'a'.repeat(before)}${letter.repeat(60)}`.slice(0, longestMediaName - 4);
        const cut = [
          numberedName(`${long}.png`, 12),
          replacedName(`${long}.png`, 'webp'),
          retiredName(`${long}.png`, new Date()),
        ];
        for (const name of cut) {
          expect(name.length).to.be.at.most(longestMediaName);
          expect(canonicalFolderName(name), name).to.equal(name);
        }
      }
  });
});
