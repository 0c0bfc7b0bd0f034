import { expect } from 'chai';
import { passwordProblems } from './password-rules.ts';

const long = (length: number): string => `A!${'x'.repeat(length - 2)}`;

describe('the rules for passwords', () => {
  it('ask for one upper-case letter and one special character', () => {
    expect(passwordProblems('Abcdefgh!')).to.deep.equal([]);
    expect(passwordProblems('abcdefgh!')).to.deep.equal(['V_09']);
    expect(passwordProblems('Abcdefgh1')).to.deep.equal(['V_09']);
    expect(passwordProblems('Ébcdefgh 1')).to.deep.equal([]);
    expect(passwordProblems('Abcdefgh😀')).to.deep.equal([]);
  });

  it('ask for more than 8 and fewer than 255 characters, however many bytes they have', () => {
    expect(passwordProblems(long(8))).to.deep.equal(['V_10']);
    expect(passwordProblems(long(9))).to.deep.equal([]);
    expect(passwordProblems(long(254))).to.deep.equal([]);
    expect(passwordProblems(long(255))).to.deep.equal(['V_11']);
    expect(passwordProblems(`A!${'😀'.repeat(6)}`)).to.deep.equal(['V_10']);
    expect(passwordProblems(`A!${'😀'.repeat(252)}`)).to.deep.equal([]);
  });

  it('count the same in every way to write a letter', () => {
    const word = `Á!${'é'.repeat(7)}`;
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) expect(passwordProblems(word.normalize(form))).to.deep.equal([]);
    const short = `Á!${'é'.repeat(6)}`;
    for (const form of ['NFC', 'NFD']) expect(passwordProblems(short.normalize(form))).to.deep.equal(['V_10']);
  });

  it('say everything at once', () => {
    expect(passwordProblems('')).to.deep.equal(['V_09', 'V_10']);
    expect(passwordProblems('x'.repeat(300))).to.deep.equal(['V_09', 'V_11']);
  });
});
