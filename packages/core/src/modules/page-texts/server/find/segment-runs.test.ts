import { expect } from 'chai';
import { isUninterrupted, readSegment, writeSegment } from './segment-runs.ts';

describe('a text with codes', () => {
  const segment = { text: 'Een &lt;b&gt; <1>vet</1> woord<2/> en <3><4>meer</4></3>', format: 'inline' } as const;
  const read = readSegment(segment);
  const rangeOf = (words: string) => {
    const start = read.text.indexOf(words);
    return { start, end: start + words.length };
  };

  it('is read as people read it, with a sign for a node', () => {
    expect(read.text).to.equal('Een <b> vet woord\uFFFC en meer');
    expect(writeSegment(read, [])).to.equal(segment.text);
  });

  it('says whether a code stands inside a stretch of it', () => {
    expect(isUninterrupted(read, rangeOf('vet'))).to.equal(true);
    expect(isUninterrupted(read, rangeOf('vet woord'))).to.equal(false);
    expect(isUninterrupted(read, rangeOf('n meer'))).to.equal(false);
    expect(isUninterrupted(read, rangeOf('<b>'))).to.equal(true);
  });

  it('takes other words in between its codes, which are words and no codes', () => {
    const written = writeSegment(read, [
      { ...rangeOf('<b>'), by: '<9>' },
      { ...rangeOf('vet'), by: 'R&D' },
      { ...rangeOf('meer'), by: '' },
    ]);
    expect(written).to.equal('Een &lt;9&gt; <1>R&amp;D</1> woord<2/> en <3><4></4></3>');
    expect(writeSegment(readSegment({ text: 'a < b', format: 'plain' }), [{ start: 2, end: 3, by: '&' }])).to.equal('a & b');
  });
});
