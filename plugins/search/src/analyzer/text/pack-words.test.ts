import { expect } from 'chai';
import { packWords, unpackWords } from './pack-words.ts';

describe('packed words', () => {
  it('come back in the order of their letters', () => {
    const words = ['toren', 'torenspits', 'a', 'kerk', 'b'.repeat(50), `${'b'.repeat(50)}c`];
    expect(unpackWords(packWords(words))).to.deep.equal(words.toSorted());
    expect(unpackWords(packWords([]))).to.deep.equal([]);
  });
});
