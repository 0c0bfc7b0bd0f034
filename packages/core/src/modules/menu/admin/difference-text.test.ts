import { expect } from 'chai';
import { loadMessages, readText, startMessages } from '#admin/messages/use-messages.ts';
import type { MenuItem } from '../menu.schema.ts';
import { differenceText } from './difference-text.ts';

const item = (id: string, ...children: MenuItem[]): MenuItem => ({ id, label: id.toUpperCase(), children });
const former = [item('a'), item('b', item('c')), item('d')];
const said = (items: readonly MenuItem[], selected: string | null = null): string =>
  differenceText(readText, { nameOf: ({ label = '' }) => label }, { items, former, selected });

describe('what became of a menu, in words', () => {
  before(async () => {
    startMessages();
    await loadMessages([() => import('./menu.messages.ts')]);
  });

  it('names the item and what happened to it', () => {
    expect(said([item('b', item('c')), item('d'), item('a')])).to.equal('A, now 3 of 3 at the top');
    expect(said([item('a'), item('b', item('c'), item('d'))])).to.equal('D, now under B, 2 of 2');
    expect(said([...former, item('e')])).to.equal('E added');
    expect(said([item('a'), { ...item('b', item('c')), label: 'Bee' }, item('d')])).to.equal('Bee changed');
    expect(said(former)).to.equal('');
  });

  it('names the one that is worked with where two changed places', () => {
    const swapped = [item('b', item('c')), item('a'), item('d')];
    expect(said(swapped, 'a')).to.equal('A, now 2 of 3 at the top');
    expect(said(swapped, 'b')).to.equal('B, now 1 of 3 at the top');
  });

  it('counts the rest', () => {
    expect(said([item('a'), item('d')])).to.equal('B deleted, and 1 more');
    expect(said([])).to.equal('A deleted, and 3 more');
  });
});
