import { expect } from 'chai';
import { splitCompound } from '../compounds/split-compound.ts';
import type { CompoundLanguage } from '../language.types.ts';
import { compounds, wholeWords } from './compounds.fixture.ts';
import { dutch } from './index.ts';

const language: CompoundLanguage = dutch.compounds ?? expect.fail('Dutch has compounds');
const split = (word: string, corpus: (word: string) => number = () => 0): string =>
  splitCompound(word, { ...dutch, language, corpus })
    .map((piece) => piece.word)
    .join(' ');

/** Two spellings of one word, such as `pan` and `pannen`, are as good. */
const stems = (words: string): string => words.split(' ').map(dutch.stem).join(' ');

describe('Dutch compounds', () => {
  it('are taken apart as a reader does', () => {
    const wrong = Object.entries(compounds)
      .map(([word, parts]) => ({ word, parts, found: split(word) }))
      .filter(({ parts, found }) => stems(parts) !== stems(found));
    expect(wrong).to.deep.equal([]);
  });

  it('are not found in words that only look like them', () => {
    expect(wholeWords.filter((word) => split(word) !== '').map((word) => `${word}: ${split(word)}`)).to.deep.equal([]);
  });

  it('are known by the words of the pages where the dictionary has none', () => {
    const pages: Readonly<Record<string, number>> = { westertoren: 2 };
    expect(split('westertorenpolis')).to.equal('');
    expect(split('westertorenpolis', (word) => pages[word] ?? 0)).to.equal('westertoren polis');
  });

  it('give pieces that make up the word', () => {
    for (const word of Object.keys(compounds))
      expect(
        splitCompound(word, { ...dutch, language, corpus: () => 0 })
          .map((piece) => piece.text)
          .join(''),
      ).to.equal(word);
  });
});
