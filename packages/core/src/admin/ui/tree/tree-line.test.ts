import { expect } from 'chai';
import { endOf, linesOf } from './tree-line.ts';
import { treeStep } from './tree-step.ts';

interface Leaf {
  readonly id: string;
  readonly children: readonly Leaf[];
}

const leaf = (id: string, ...children: Leaf[]): Leaf => ({ id, children });
const tree = [leaf('a', leaf('b', leaf('c')), leaf('d')), leaf('e', leaf('f')), leaf('g', leaf('h'))];
const lines = linesOf(tree, new Set(['a', 'b']));

describe('the rows of a tree', () => {
  it('are those that no closed one hides, with their places', () => {
    expect(lines.map(({ id, level, parent, index, count, isOpen }) => [id, level, parent, index, count, isOpen])).to.deep.equal([
      ['a', 1, null, 0, 3, true],
      ['b', 2, 'a', 0, 2, true],
      ['c', 3, 'b', 0, 1, undefined],
      ['d', 2, 'a', 1, 2, undefined],
      ['e', 1, null, 1, 3, false],
      ['g', 1, null, 2, 3, false],
    ]);
    expect(lines.map((_, index) => endOf(lines, index))).to.deep.equal([3, 2, 2, 3, 4, 5]);
  });

  it('are gone through by keys, opened, and closed', () => {
    expect(treeStep(lines, 'b', 'ArrowDown')).to.deep.equal({ kind: 'go', id: 'c' });
    expect(treeStep(lines, 'a', 'ArrowUp')).to.deep.equal({ kind: 'go', id: 'a' });
    expect(treeStep(lines, 'a', 'PageDown')).to.deep.equal({ kind: 'go', id: 'g' });
    expect(treeStep(lines, 'd', 'Home')).to.deep.equal({ kind: 'go', id: 'a' });
    expect(treeStep(lines, 'd', 'End')).to.deep.equal({ kind: 'go', id: 'g' });
    expect(treeStep(lines, 'e', 'ArrowRight')).to.deep.equal({ kind: 'open', ids: ['e'] });
    expect(treeStep(lines, 'b', 'ArrowRight')).to.deep.equal({ kind: 'into' });
    expect(treeStep(lines, 'b', 'ArrowLeft')).to.deep.equal({ kind: 'close', ids: ['b'] });
    expect(treeStep(lines, 'd', 'ArrowLeft')).to.deep.equal({ kind: 'go', id: 'a' });
    expect(treeStep(lines, 'e', 'ArrowLeft')).to.equal(undefined);
    expect(treeStep(lines, 'a', '*')).to.deep.equal({ kind: 'open', ids: ['e', 'g'] });
    expect(treeStep(lines, 'a', 'x')).to.equal(undefined);
  });
});
