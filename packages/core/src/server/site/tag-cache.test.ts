import { expect } from 'chai';
import { cacheTags } from '../kernel/invalidations.ts';
import { createTagCache } from './tag-cache.ts';
import type { TagCache } from './tag-cache.ts';

const keep = (cache: TagCache<string>, key: string, tags: readonly string[], size = 10): void =>
  cache.set(key, `value of ${key}`, { tags, size, since: cache.mark() });

describe('the cache by tags', () => {
  it('forgets what depends on a tag, and nothing else', () => {
    const cache = createTagCache<string>(1000);
    keep(cache, 'a', ['one', 'both']);
    keep(cache, 'b', ['two', 'both']);
    keep(cache, 'c', []);
    cache.drop(['one', 'unknown']);
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).to.deep.equal([undefined, 'value of b', 'value of c']);
    cache.drop(['both']);
    expect(cache.get('b')).to.equal(undefined);
    cache.drop([cacheTags.everything]);
    expect(cache.get('c')).to.equal(undefined);
    expect(cache.size).to.equal(0);
  });

  it('depends on the tags of what stands there now', () => {
    const cache = createTagCache<string>(1000);
    keep(cache, 'a', ['before']);
    keep(cache, 'a', ['after']);
    cache.drop(['before']);
    expect(cache.get('a')).to.equal('value of a');
    cache.drop(['after']);
    expect(cache.get('a')).to.equal(undefined);
  });

  it('lets go what was used longest ago, and keeps nothing that is larger than itself', () => {
    const cache = createTagCache<string>(33);
    for (const key of ['a', 'b', 'c']) keep(cache, key, []);
    cache.get('a');
    keep(cache, 'd', []);
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).to.deep.equal(['a', 'c', 'd']);
    keep(cache, 'a', ['large'], 34);
    expect(cache.get('a')).to.equal(undefined);
    expect(cache.size).to.equal(22);
  });

  it('counts an entry that holds nothing', () => {
    const cache = createTagCache<string>(2);
    for (const key of ['a', 'b', 'c']) keep(cache, key, [], 0);
    expect(['a', 'b', 'c'].filter((key) => cache.get(key))).to.deep.equal(['b', 'c']);
  });

  it('does not keep what became out of date while it was made, however much was dropped since', () => {
    const cache = createTagCache<string>(1000);
    let made = 0;
    const make = (since: number, tag: string) => {
      made += 1;
      cache.set(`page ${made}`, 'made', { tags: [tag], size: 1, since });
      return cache.get(`page ${made}`);
    };
    const since = cache.mark();
    cache.drop(['one']);
    expect(make(since, 'one')).to.equal(undefined);
    expect(make(since, 'two')).to.equal('made');
    cache.drop(Array.from({ length: 10_000 }, (_, number) => `tag ${number}`));
    expect(make(since, 'one')).to.equal(undefined);
    expect(make(cache.mark(), 'one')).to.equal('made');
    cache.drop([cacheTags.everything]);
    expect(make(since, 'two')).to.equal(undefined);
  });
});
