import { expect } from 'chai';
import { keepMovingIn, keptMovingIn } from './kept-moving-in.ts';

const movingIn = { proposals: [], pages: [], unmatched: ['/a'], impossible: [], withoutQuery: 0, known: 0, sitemaps: [] };

function createMemory(room = Infinity) {
  const values = new Map<string, string>();
  return () => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  });
}

describe('what was proposed for a former site', () => {
  it('is there after a reload, for the same person, until it is forgotten', () => {
    const memory = createMemory();
    keepMovingIn(1, { name: 'oud', movingIn }, memory);
    expect(keptMovingIn(1, memory)).to.deep.equal({ name: 'oud', movingIn });
    expect(keptMovingIn(2, memory)).to.equal(undefined);
    keepMovingIn(1, undefined, memory);
    expect(keptMovingIn(1, memory)).to.equal(undefined);
  });

  it('is not kept where it is too much, nor what stood before it, nor read where it is of another version', () => {
    const memory = createMemory(200);
    keepMovingIn(1, { name: 'oud', movingIn }, memory);
    keepMovingIn(1, { name: 'o'.repeat(300), movingIn }, memory);
    expect(keptMovingIn(1, memory)).to.equal(undefined);
    memory().setItem('lectern.moving-in.1', JSON.stringify({ name: 'oud', movingIn: { proposals: [] } }));
    expect(keptMovingIn(1, memory)).to.equal(undefined);
    memory().setItem('lectern.moving-in.1', '{');
    expect(keptMovingIn(1, memory)).to.equal(undefined);
  });
});
