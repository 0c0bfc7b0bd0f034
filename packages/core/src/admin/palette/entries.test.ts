import { expect } from 'chai';
import { grouped, matchingEntries } from './entries.ts';
import type { PaletteEntry } from './entries.ts';

const entry = (title: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  key: title,
  group: 'Screens',
  title,
  icon: null,
  run: () => undefined,
  ...more,
});
const titles = (entries: readonly PaletteEntry[]) => entries.map(({ title }) => title);

describe('what the palette finds', () => {
  const all = [entry('New page'), entry('Page overview'), entry('Créer'), entry('Log out', { keywords: ['sign off'] })];

  it('is everything while nothing was typed', () => {
    expect(matchingEntries(all, '  ')).to.deep.equal(all);
  });

  it('begins with what begins like it', () => {
    expect(titles(matchingEntries(all, 'page'))).to.deep.equal(['Page overview', 'New page']);
  });

  it('needs every word, minds no accents, and knows other words', () => {
    expect(titles(matchingEntries(all, 'pag new'))).to.deep.equal(['New page']);
    expect(titles(matchingEntries(all, 'creer'))).to.deep.equal(['Créer']);
    expect(titles(matchingEntries(all, 'sign'))).to.deep.equal(['Log out']);
    expect(matchingEntries(all, 'age')).to.deep.equal([]);
  });

  it('keeps groups together', () => {
    const mixed = [entry('a', { group: 'Pages' }), entry('b'), entry('c', { group: 'Pages' })];
    expect(grouped(mixed).map(([group, entries]) => [group, titles(entries)])).to.deep.equal([
      ['Pages', ['a', 'c']],
      ['Screens', ['b']],
    ]);
  });
});
