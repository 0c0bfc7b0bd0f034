import { expect } from 'chai';
import { block, chainOf, pageOf } from './edits.test-kit.ts';
import { heightOf, levelsOf, tooDeep } from './levels.ts';
import { maxNesting } from './page-content.ts';

describe('the levels of blocks', () => {
  it('begin on the page, and end where nothing is nested any more', () => {
    const { blocks } = chainOf(3);
    expect([...levelsOf({ ...blocks, other: block('other') })]).to.have.deep.members([
      ['key0', 1],
      ['other', 1],
      ['key1', 2],
      ['key2', 3],
    ]);
    expect([heightOf(blocks, 'key0'), heightOf(blocks, 'key2'), heightOf(blocks, 'gone')]).to.deep.equal([3, 1, 1]);
  });

  it('are none where blocks stand in themselves', () => {
    const ring = (key: string, inner: string) => block(key, { slots: { items: [inner] } });
    expect([...levelsOf({ aaa: ring('aaa', 'bbb'), bbb: ring('bbb', 'aaa'), ccc: block('ccc') })]).to.deep.equal([['ccc', 1]]);
  });

  it('are too deep for what did not stand there', () => {
    expect(tooDeep([], chainOf(maxNesting).blocks)).to.deep.equal([]);
    const deep = chainOf(maxNesting + 2).blocks;
    expect(tooDeep([], deep)).to.deep.equal(['key8', 'key9']);
    expect(tooDeep([pageOf('key9').blocks], deep)).to.deep.equal(['key8', 'key9']);
    expect(tooDeep([deep], deep)).to.deep.equal([]);
    expect(tooDeep([{}, deep], deep)).to.deep.equal([]);
    expect(tooDeep([chainOf(maxNesting + 1).blocks], deep)).to.deep.equal(['key9']);
  });
});
