import { expect } from 'chai';
import { recentsOf, rememberRecent } from './recent.ts';

const recent = (id: number) => ({ to: `/pages/${id}`, title: `Page ${id}`, detail: '/x' });

describe('what was opened last', () => {
  it('is kept by person, the latest first, each once, and not more than a few', () => {
    const kept = new Map<string, string>();
    const storage = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    for (const id of [1, 2, 3, 1]) rememberRecent(7, recent(id), storage);
    expect(recentsOf(7, storage).map(({ to }) => to)).to.deep.equal(['/pages/1', '/pages/3', '/pages/2']);
    expect(recentsOf(8, storage)).to.deep.equal([]);
    for (let id = 10; id < 30; id += 1) rememberRecent(7, recent(id), storage);
    expect(recentsOf(7, storage)).to.have.length(8);
    kept.set([...kept.keys()][0] ?? '', '[{"to":1},null]');
    expect(recentsOf(7, storage)).to.deep.equal([]);
  });

  it('is nothing where the browser keeps nothing', () => {
    const storage = () => {
      throw new Error('denied');
    };
    rememberRecent(7, recent(1), storage);
    expect(recentsOf(7, storage)).to.deep.equal([]);
  });
});
