import { expect } from 'chai';
import { pointTag, windowTag } from '../kernel/list-tags.ts';
import { purgeKeys, surrogateKeys } from './surrogate-keys.ts';

const links = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `link:${from + index}`);
const isPurged = (header: string, tag: string): boolean => purgeKeys([tag]).some((key) => header.split(' ').includes(key));

describe('the keys by which a proxy purges', () => {
  it('are short, one a tag', () => {
    const header = surrogateKeys(['page:1', 'path:/é', ...links(150)]);
    expect(header.split(' ')).to.have.length(153);
    expect(header).to.match(/^[\w -]+$/);
    expect(header.length).to.be.at.most(2000);
  });

  it('are fewer where there are many tags, and each tag still purges', () => {
    for (const count of [300, 5000]) {
      const tags = ['page:1', 'menu:main:nl-NL', ...links(count)];
      const header = surrogateKeys(tags);
      expect(header.length, String(count)).to.be.at.most(2000);
      for (const tag of tags) expect(isPurged(header, tag), tag).to.equal(true);
      expect(isPurged(header, 'page:2')).to.equal(false);
    }
  });

  it('of a tag purge nothing else where there is room', () => {
    const header = surrogateKeys(['page:1', ...links(100)]);
    for (const tag of links(100, 1000)) expect(isPurged(header, tag), tag).to.equal(false);
  });

  it('are one for all there is', () => {
    const keys = purgeKeys(['page:1', 'everything']);
    expect(keys).to.have.length(1);
    for (const tags of [[], ['page:2'], links(5000)]) expect(surrogateKeys(tags).split(' ')).to.include.members(keys);
  });

  it('of a list are purged by every row of it', () => {
    const list = { type: 'news/article', locale: 'nl-NL', field: 'date' };
    const header = surrogateKeys([windowTag({ ...list, startsWith: '', edge: { value: '2026-11-12', id: 'a' } })]);
    expect(isPurged(header, pointTag({ ...list, value: '2020-01-01', id: 'b' }))).to.equal(true);
    expect(isPurged(header, pointTag({ ...list, locale: 'de-DE', value: '2020-01-01', id: 'b' }))).to.equal(false);
  });
});
