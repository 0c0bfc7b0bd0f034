import { expect } from 'chai';
import type { TreePage } from '../../tree.calls.ts';
import { hasBelow, isCutOff, isWithin, placeOf, targetAfter, targetAt, withLevel } from './tree-levels.ts';
import type { TreeLevels } from './tree-levels.ts';

const page = (id: string): TreePage => ({
  id,
  title: id,
  slug: `/${id}`,
  type: 'lectern/blank',
  locale: 'nl-NL',
  path: `/${id}`,
  livePath: null,
  typeData: {},
  status: 'draft',
  hasPublicationRequest: false,
  changedBy: null,
  createdAt: '',
  updatedAt: '',
  policies: { canEdit: true, canPublish: true, canDelete: true },
  children: 0,
});
const levels: TreeLevels = new Map([
  ['', { items: [page('a'), page('b'), page('c')], total: 5 }],
  ['b', { items: [page('b1'), page('b2')], total: 2 }],
]);

describe('the levels of the tree of pages', () => {
  it('lead up, down, in and out, as far as there is a place', () => {
    expect(targetAfter(levels, 'b', 'up')).to.deep.equal({ parentID: null, beforeID: 'a' });
    expect(targetAfter(levels, 'a', 'down')).to.deep.equal({ parentID: null, beforeID: 'c' });
    expect(targetAfter(levels, 'b1', 'down')).to.deep.equal({ parentID: 'b', beforeID: null });
    expect(targetAfter(levels, 'c', 'in')).to.deep.equal({ parentID: 'b', beforeID: null });
    expect(targetAfter(levels, 'b2', 'out')).to.deep.equal({ parentID: null, beforeID: 'c' });
    for (const [id, step] of [
      ['a', 'up'],
      ['a', 'in'],
      ['a', 'out'],
      ['b2', 'down'],
      ['x', 'up'],
    ] as const)
      expect(targetAfter(levels, id, step), `${id} ${step}`).to.equal(undefined);
  });

  it('lead to where something is dropped', () => {
    expect(targetAt(levels, 'b', 'on')).to.deep.equal({ parentID: 'b', beforeID: null });
    expect(targetAt(levels, 'b', 'before')).to.deep.equal({ parentID: null, beforeID: 'b' });
    expect(targetAt(levels, 'b2', 'after')).to.deep.equal({ parentID: 'b', beforeID: null });
  });

  it('know what stands below what, and where more is to be loaded', () => {
    expect(isWithin(levels, 'b2', 'b')).to.equal(true);
    expect(isWithin(levels, 'b', 'b2')).to.equal(false);
    expect(hasBelow(levels, page('b'))).to.equal(true);
    expect(hasBelow(levels, page('c'))).to.equal(false);
    expect(hasBelow(levels, { ...page('c'), children: 3 }), 'not loaded yet').to.equal(true);
    const [b, first] = [placeOf(levels, 'b'), placeOf(levels, 'b1')];
    expect(b && isCutOff(b)).to.equal(true);
    expect(first && isCutOff(first)).to.equal(false);
  });

  it('hold a page once, where it was read last, and end where they lead in a circle', () => {
    const moved = withLevel(levels, '', { items: [page('a'), page('b1'), page('b'), page('c')], total: 6 });
    expect(placeOf(moved, 'b1')?.parent).to.equal('');
    expect(moved.get('b')).to.deep.include({ total: 1 });
    const circle = withLevel(withLevel(levels, 'b', { items: [page('c')], total: 1 }), 'c', { items: [page('b')], total: 1 });
    expect(isWithin(circle, 'b', 'a')).to.equal(false);
    expect(isWithin(circle, 'b', 'c')).to.equal(true);
  });
});
