import { expect } from 'chai';
import fc from 'fast-check';
import type { MenuItem } from '../../menu.schema.ts';
import { findItem, levelsOf, matching, moveItem, onlyShown, placed, positionAfter, positionAt, refusalOf } from './menu-tree.ts';

const item = (id: string, ...children: MenuItem[]): MenuItem => ({ id, label: id, children });
const menu = [item('a', item('b', item('c')), item('d')), item('e'), item('f')];
const shape = (items: readonly MenuItem[]): unknown =>
  items.map(({ id, children }) => (children.length > 0 ? [id, shape(children)] : id));
const step = (id: string, name: 'up' | 'down' | 'in' | 'out'): unknown => {
  const position = positionAfter(menu, id, name);
  return position && shape(moveItem(menu, id, position));
};

describe('the tree of a menu', () => {
  it('moves an item with all that lies below it', () => {
    expect(step('b', 'down')).to.deep.equal([['a', ['d', ['b', ['c']]]], 'e', 'f']);
    expect(step('b', 'out')).to.deep.equal([['a', ['d']], ['b', ['c']], 'e', 'f']);
    expect(step('e', 'in')).to.deep.equal([['a', [['b', ['c']], 'd', 'e']], 'f']);
    expect(step('f', 'up')).to.deep.equal([['a', [['b', ['c']], 'd']], 'f', 'e']);
  });

  it('knows where there is nowhere to go', () => {
    expect(step('a', 'up')).to.equal(undefined);
    expect(step('a', 'in')).to.equal(undefined);
    expect(step('a', 'out')).to.equal(undefined);
    expect(step('f', 'down')).to.equal(undefined);
  });

  it('refuses an item inside itself, and deeper than the menu goes', () => {
    expect(refusalOf(menu, 'a', { parent: 'c', index: 0 }, 6)).to.equal('inside-itself');
    expect(refusalOf(menu, 'a', { parent: 'a', index: 0 }, 6)).to.equal('inside-itself');
    expect(refusalOf(menu, 'b', { parent: 'e', index: 0 }, 2)).to.equal('too-deep');
    expect(refusalOf(menu, 'b', { parent: 'e', index: 0 }, 3)).to.equal(undefined);
  });

  it('knows the position beside an item or below it, counted without the one that moves', () => {
    expect(positionAt(menu, 'a', { target: 'e', place: 'after' })).to.deep.equal({ parent: null, index: 1 });
    expect(positionAt(menu, 'f', { target: 'e', place: 'before' })).to.deep.equal({ parent: null, index: 1 });
    expect(positionAt(menu, 'f', { target: 'a', place: 'on' })).to.deep.equal({ parent: 'a', index: 2 });
    expect(positionAt(menu, 'd', { target: 'a', place: 'on' })).to.deep.equal({ parent: 'a', index: 1 });
    expect(positionAt(menu, 'd', { target: 'b', place: 'after' })).to.deep.equal({ parent: 'a', index: 1 });
    expect(positionAt(menu, 'd', { target: 'gone', place: 'on' })).to.equal(undefined);
  });

  it('keeps what lies above of what is found', () => {
    const shown = matching(menu, ({ id }) => id === 'c' || id === 'f');
    expect(shape(onlyShown(menu, shown))).to.deep.equal([['a', [['b', ['c']]]], 'f']);
  });

  it('loses and doubles nothing, whatever is moved where', () => {
    const ids = placed(menu).map((each) => each.item.id);
    const move = fc.record({ id: fc.constantFrom(...ids), parent: fc.constantFrom(null, ...ids), index: fc.nat(4) });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        let items: readonly MenuItem[] = menu;
        for (const { id, parent, index } of moves)
          if (refusalOf(items, id, { parent, index }, 3) === undefined) items = moveItem(items, id, { parent, index });
        expect(placed(items).map((each) => each.item.id))
          .to.have.members(ids)
          .and.have.length(ids.length);
        expect(Math.max(...items.map(levelsOf))).to.be.at.most(3);
        expect(findItem(items, 'c')?.item.label).to.equal('c');
      }),
    );
  });
});
