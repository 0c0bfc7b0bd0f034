import { expect } from 'chai';
import { usesOf } from './uses.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    storage: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }),
  };
}

describe('what somebody uses', () => {
  it('is counted by person and by name', () => {
    const { storage } = memory();
    usesOf('test.blocks', 1, storage).count('hero');
    usesOf('test.blocks', 1, storage).count('hero');
    usesOf('test.blocks', 2, storage).count('image');
    expect(usesOf('test.blocks', 1, storage).counts()).to.eql({ hero: 2 });
    expect(usesOf('test.blocks', 2, storage).counts()).to.eql({ image: 1 });
    expect(usesOf('test.texts', 1, storage).counts()).to.eql({});
  });

  it('long ago gives way to what is used now, and is forgotten in the end', () => {
    const { storage } = memory();
    const uses = usesOf('test.blocks', 1, storage);
    for (let time = 0; time < 40; time += 1) uses.count('old');
    for (let time = 0; time < 40; time += 1) uses.count('new');
    const { old = 0, new: now = 0 } = uses.counts();
    expect(now).to.be.greaterThan(old);
    for (let time = 0; time < 400; time += 1) uses.count('new');
    expect(uses.counts()).to.have.all.keys('new');
  });

  it('is nothing where the browser keeps nothing, or something else', () => {
    const refusing = () => {
      throw new Error('Forbidden');
    };
    const uses = usesOf('test.blocks', 1, refusing);
    uses.count('hero');
    expect(uses.counts()).to.eql({});
    const { kept, storage } = memory();
    for (const text of ['null', '[1', '7', '{"hero":"often","__proto__":4}', '"x"']) {
      kept.set('lectern.uses.test.blocks.1', text);
      expect(usesOf('test.blocks', 1, storage).counts()['hero'], text).to.equal(undefined);
      usesOf('test.blocks', 1, storage).count('hero');
      expect(usesOf('test.blocks', 1, storage).counts()['hero'], text).to.equal(1);
    }
  });
});
