import { expect } from 'chai';
import { sentenceAround } from './sentence-around.ts';

describe('the sentence around what was found', () => {
  const around = (text: string, words: string) => {
    const start = text.indexOf(words);
    return sentenceAround(text, { start, end: start + words.length }, 'nl-NL');
  };

  it('ends where it ends', () => {
    expect(around('Dit is een. De premie stijgt! En dan.', 'premie')).to.deep.equal({
      before: 'De ',
      text: 'premie',
      after: ' stijgt!',
    });
    expect(around('Wij. Zij\uFFFCen hij\nZo', 'Wij. Zij')).to.deep.equal({ before: '', text: 'Wij. Zij', after: ' en hij' });
  });

  it('is shortened where it is long, and cuts no character in two', () => {
    const { before, after } = around(`${'😀'.repeat(300)} premie ${'😀'.repeat(300)}`, 'premie');
    expect(before.length).to.be.within(100, 125);
    expect(before.startsWith('…😀') && after.endsWith('😀…')).to.equal(true);
    expect(before.isWellFormed() && after.isWellFormed()).to.equal(true);
  });
});
