import { expect } from 'chai';
import { foldSpelling, readTokens } from './read-tokens.ts';

const tokensOf = (text: string) => readTokens(text, foldSpelling);
const words = (text: string): readonly string[] => tokensOf(text).map(({ word }) => word);

describe('the words of a text', () => {
  it('are read without signs around them, each where it stands', () => {
    const text = '«Kerk», (toren) — 12,5%!';
    for (const { text: found, start, end } of tokensOf(text)) expect(text.slice(start, end)).to.equal(found);
    expect(words(text)).to.deep.equal(['kerk', 'toren', '12,5']);
  });

  it('have no French article, nor an s after an apostrophe', () => {
    expect(words("l'église d’aujourd’hui qu'une foto's Jan's")).to.deep.equal(['eglise', 'aujourdhui', 'une', 'foto', 'jan']);
    expect(words("'s-Hertogenbosch en 's avonds")).to.deep.equal(['s-hertogenbosch', 'en', 's', 'avonds']);
  });

  it('keep numbers, codes and addresses whole', () => {
    expect(words('BZ-2024/17 NEN3140 € 2.500,50 12:30 A4 info@kerk.nl www.kerk.nl 2026-11-25')).to.deep.equal([
      'bz-2024/17',
      'nen3140',
      '2.500,50',
      '12:30',
      'a4',
      'info@kerk.nl',
      'www.kerk.nl',
      '2026-11-25',
    ]);
  });

  it('end with their sentence, and are two where only a slash is between them', () => {
    expect(words('Einde.Begin? en/of dak.')).to.deep.equal(['einde.begin', 'en', 'of', 'dak']);
  });

  it('say where a part is left out', () => {
    const leaves = (text: string) => tokensOf(text).map((token) => token.leaves);
    expect(leaves('orgel- en klokken')).to.deep.equal(['end', 'nothing', 'nothing']);
    expect(leaves('orgel-, klok-')).to.deep.equal(['end', 'end']);
    expect(leaves('gebouwen en -torens')).to.deep.equal(['nothing', 'nothing', 'beginning']);
    expect(leaves('a-b --c')).to.deep.equal(['nothing', 'nothing']);
  });

  it('are cut where they have no end', () => {
    expect(words('a'.repeat(500))).to.deep.equal(['a'.repeat(64)]);
  });
});
