import { expect } from 'chai';
import { keepLists, savedLists, withList } from './saved-lists.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
};
const full = () => ({
  getItem: () => null,
  setItem: () => {
    throw new Error('full');
  },
});

describe('saved filters', () => {
  it('are kept by person and by list', () => {
    const storage = memory();
    expect(keepLists(1, 'all', [{ name: 'Drafts', query: 'status=draft' }], storage)).to.equal(true);
    expect(savedLists(1, 'all', storage)).to.deep.equal([{ name: 'Drafts', query: 'status=draft' }]);
    expect(savedLists(2, 'all', storage)).to.deep.equal([]);
    expect(savedLists(1, 'news/article', storage)).to.deep.equal([]);
  });

  it('replace those of the same name and stand in order', () => {
    const lists = withList(withList([], { name: 'B', query: 'x' }), { name: 'A', query: 'y' });
    expect(withList(lists, { name: 'B', query: 'z' })).to.deep.equal([
      { name: 'A', query: 'y' },
      { name: 'B', query: 'z' },
    ]);
  });

  it('are none where the browser keeps nothing, or something else', () => {
    expect(keepLists(1, 'all', [], full)).to.equal(false);
    for (const text of ['{', '7', '[{"name":1}]'])
      expect(savedLists(1, 'all', () => ({ getItem: () => text, setItem: () => undefined }))).to.deep.equal([]);
  });
});
