import { expect } from 'chai';
import { differingWords } from './differing-words.ts';

describe('words that differ in two drawings of a block', () => {
  const said = (before: readonly string[], after: readonly string[]) => {
    const { removed, added } = differingWords(before, after);
    return {
      removed: removed.map(({ line, start, end }) => `${line} ${before[line]?.slice(start, end)}`),
      added: added.map(({ line, start, end }) => `${line} ${after[line]?.slice(start, end)}`),
    };
  };

  it('are named by their line, without the space around them', () => {
    expect(said(['De toren', 'Gebouwd in 1821.'], ['De hoge toren', 'Gebouwd in 1842.'])).to.deep.equal({
      removed: ['1 1821'],
      added: ['0 hoge', '1 1842'],
    });
  });

  it('are parted where they go over lines that came or went', () => {
    expect(said(['Een', 'Drie'], ['Een', 'Twee en', 'nog wat', 'Drie'])).to.deep.equal({
      removed: [],
      added: ['1 Twee en', '2 nog wat'],
    });
    expect(said(['Een', '', 'Twee'], [])).to.deep.equal({ removed: ['0 Een', '2 Twee'], added: [] });
  });

  it('are none where both say the same', () => {
    expect(said(['Een', 'Twee'], ['Een', 'Twee'])).to.deep.equal({ removed: [], added: [] });
  });
});
