import { expect } from 'chai';
import { keepFolder, lastFolder } from './last-folder.ts';

function createStorage(): () => Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return () => ({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) });
}

describe('the folder where somebody looked last', () => {
  it('is that of this person, for this kind', () => {
    const storage = createStorage();
    keepFolder(1, 'image', { path: '/kerken', id: 'a' }, storage);
    keepFolder(1, 'document', { path: '/polissen', id: 'b' }, storage);
    expect(lastFolder(1, 'image', storage)).to.deep.equal({ path: '/kerken', id: 'a' });
    expect(lastFolder(1, 'document', storage)).to.deep.equal({ path: '/polissen', id: 'b' });
    expect(lastFolder(1, 'video', storage)).to.deep.equal({ path: '/' });
    expect(lastFolder(2, 'image', storage)).to.deep.equal({ path: '/' });
  });

  it('is the root where nothing was kept, or nothing that makes sense', () => {
    const storage = createStorage();
    for (const kept of ['', 'x', 'null', '[]', '{"image":null}', '{"image":{"path":3}}', '{"image":{"path":"kerken"}}']) {
      storage().setItem('lectern.media-folders.1', kept);
      expect(lastFolder(1, 'image', storage), kept).to.deep.equal({ path: '/' });
    }
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    keepFolder(1, 'image', { path: '/kerken' }, () => refusing);
    const unreadable = (): never => {
      throw new DOMException('Storage is forbidden.', 'SecurityError');
    };
    keepFolder(1, 'image', { path: '/kerken' }, unreadable);
    expect(lastFolder(1, 'image', unreadable)).to.deep.equal({ path: '/' });
  });
});
