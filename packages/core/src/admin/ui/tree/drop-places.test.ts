import { expect } from 'chai';
import { landingAt, linesWithout, ownPlace, placesAmong } from './drop-places.ts';
import type { Landing } from './drop-places.ts';
import { linesOf } from './tree-line.ts';

interface Leaf {
  readonly id: string;
  readonly children: readonly Leaf[];
}

const leaf = (id: string, ...children: Leaf[]): Leaf => ({ id, children });
const lines = linesOf([leaf('a', leaf('b', leaf('c')), leaf('d')), leaf('e')], new Set(['a', 'b']));
const words = ({ target, place }: Landing): string => `${place} ${target}`;

/** Where a drop would be at a height in rows, of a row that is not among them. */
const at = (y: number, x: number, isAllowed: (landing: Landing) => boolean = () => true): string | undefined => {
  const edges = lines.map((_, index) => ({ top: index, bottom: index + 1 }));
  const startOf = (id: string): number => lines.find((line) => line.id === id)?.level ?? 0;
  const landing = landingAt(lines, { edges, x, y, startOf, isAllowed });
  return landing && words(landing);
};

describe('where a row of a tree may land', () => {
  it('is on each, between any two, and at each level where a branch ends', () => {
    expect(placesAmong(lines).map(words)).to.deep.equal([
      'before a',
      'before b',
      'before c',
      'on c',
      'after c',
      'after b',
      'on d',
      'after d',
      'after a',
      'on e',
      'after e',
    ]);
  });

  it('is not in itself, and begins where it stands', () => {
    const others = linesWithout(lines, 'b');
    expect(others.map(({ id }) => id)).to.deep.equal(['a', 'd', 'e']);
    const places = placesAmong(others);
    expect(places.map(words)).to.deep.equal(['before a', 'before d', 'on d', 'after d', 'after a', 'on e', 'after e']);
    expect(ownPlace(lines, 'b', places)).to.equal(1);
    // The only one below another is its last.
    const withoutC = placesAmong(linesWithout(lines, 'c'));
    expect(withoutC.map(words)[ownPlace(lines, 'c', withoutC)]).to.equal('on b');
  });

  it('is on a row in its middle, and beside it at its edges', () => {
    expect([at(-1, 9), at(0.1, 9), at(0.5, 9), at(0.9, 9)]).to.deep.equal(['before a', 'before a', 'on a', 'before b']);
    expect(at(9, 9)).to.equal('after e');
  });

  it('is at the level that the pointer is at', () => {
    expect([at(2.9, 3), at(2.9, 2), at(3.1, 1)]).to.deep.equal(['after c', 'after b', 'after b']);
    expect([at(3.9, 2), at(3.9, 1), at(3.9, 0)]).to.deep.equal(['after d', 'after a', 'after a']);
  });

  it('is beside a row that takes nothing, and is told where nothing is allowed', () => {
    const isBeside = ({ place }: Landing): boolean => place !== 'on';
    expect([at(1.4, 9, isBeside), at(1.6, 9, isBeside), at(2.5, 9, isBeside)]).to.deep.equal([
      'before b',
      'before c',
      'before c',
    ]);
    const isShallow = ({ place, level }: Landing): boolean => place !== 'on' && level < 3;
    expect([at(2.9, 9, isShallow), at(1.6, 9, isShallow)]).to.deep.equal(['after b', 'on b']);
    expect([at(1.5, 9, () => false), at(1.1, 9, () => false)]).to.deep.equal(['on b', 'before b']);
  });
});
