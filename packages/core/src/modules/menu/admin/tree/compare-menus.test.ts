import { expect } from 'chai';
import type { MenuItem } from '../../menu.schema.ts';
import { compareMenus } from './compare-menus.ts';

const item = (id: string, ...children: MenuItem[]): MenuItem => ({ id, label: id, children });
const differences = (items: readonly MenuItem[], others: readonly MenuItem[]): string[] =>
  compareMenus(items, others).map(({ kind, item: { id } }) => `${kind} ${id}`);
const live = [item('a'), item('b'), item('c', item('d'), item('e')), item('f')];

describe('what differs of a menu', () => {
  it('is an item that came or went, and none of those behind it', () => {
    expect(differences([item('a'), item('new'), ...live.slice(1)], live)).to.deep.equal(['added new']);
    expect(differences([item('a'), ...live.slice(2)], live)).to.deep.equal(['removed b']);
    expect(differences([item('new'), item('b'), ...live.slice(2)], live)).to.deep.equal(['added new', 'removed a']);
    expect(differences(live, live)).to.deep.equal([]);
  });

  it('is the item that was moved, and none of those that it passed', () => {
    const [a, b, c, f] = live.map((each) => [each]);
    expect(
      differences(
        [b, c, f, a].flatMap((each) => each ?? []),
        live,
      ),
    ).to.deep.equal(['moved a']);
    expect(
      differences(
        [f, a, b, c].flatMap((each) => each ?? []),
        live,
      ),
    ).to.deep.equal(['moved f']);
    expect(differences([item('a'), item('b'), item('c', item('e'), item('d')), item('f')], live)).to.have.length(1);
    const inBelow = [item('a', item('b')), item('c', item('d'), item('e')), item('f')];
    expect(differences(inBelow, live)).to.deep.equal(['moved b']);
  });

  it('is an item with other words, wherever it stands', () => {
    expect(differences([{ ...item('a'), label: 'x' }, ...live.slice(1)], live)).to.deep.equal(['changed a']);
    expect(differences([...live.slice(1), { ...item('a'), label: 'x' }], live)).to.deep.equal(['changed a']);
  });

  it('is found among a thousand beside each other before anybody waits', () => {
    const many = Array.from({ length: 1000 }, (_, index) => item(`i-${index}`));
    expect(differences(many.toReversed(), many)).to.have.length(999);
  });
});
