import { expect } from 'chai';
import { createFolded } from './folded.store.ts';

function memory() {
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return { kept, storage };
}

describe('what is folded away in the outline', () => {
  it('is kept by person and page', () => {
    const { storage } = memory();
    const open = (userID: number, pageID: string) => createFolded({ userID, pageID }, storage);
    open(1, 'p').fold(['a', 'b']);
    open(1, 'q').fold(['c']);
    open(1, 'p').unfold(['a']);
    expect([...open(1, 'p').get()]).to.eql(['b']);
    expect([...open(1, 'q').get()]).to.eql(['c']);
    expect([...open(2, 'p').get()]).to.eql([]);
  });

  it('is kept of the pages worked on last, and is nothing where the browser keeps nothing or something else', () => {
    const { kept, storage } = memory();
    for (let page = 0; page < 60; page += 1) createFolded({ userID: 1, pageID: `p${page}` }, storage).fold(['a']);
    expect([...createFolded({ userID: 1, pageID: 'p0' }, storage).get()]).to.eql([]);
    expect([...createFolded({ userID: 1, pageID: 'p59' }, storage).get()]).to.eql(['a']);
    for (const text of ['{', '7', 'null', '[["p",[1]]]', '[["p"]]', '{"p":["a"]}']) {
      kept.set('lectern.folded.1', text);
      expect([...createFolded({ userID: 1, pageID: 'p' }, storage).get()], text).to.eql([]);
    }
    const refusing = createFolded({ userID: 1, pageID: 'p' }, () => {
      throw new Error('Forbidden');
    });
    refusing.fold(['a']);
    expect([...refusing.get()]).to.eql(['a']);
  });
});
