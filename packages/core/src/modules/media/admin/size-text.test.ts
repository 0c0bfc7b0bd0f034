import { expect } from 'chai';
import { sizeText } from './size-text.ts';

describe('the text of a size', () => {
  it('is as short as it stays clear', () => {
    const sizes = [0, 820, 2048, 65_536, 1_468_006, 104_857_600, 5_368_709_120];
    expect(sizes.map(sizeText)).to.deep.equal(['0 B', '820 B', '2 kB', '64 kB', '1.4 MB', '100 MB', '5 GB']);
  });
});
