import { expect } from 'chai';
import { pickQuery, readQuery, writeQuery } from './page-query.ts';

const rule = (pattern: RegExp) => ({ pattern, kept: true });
const readable = { page: rule(/[1-9]\d{0,2}/), year: rule(/19\d\d|20\d\d/) };

describe('what a page reads of its address', () => {
  it('is what its blocks name, where the whole value fits', () => {
    expect(readQuery(readable, '?year=2025&page=2')).to.deep.equal({ page: '2', year: '2025' });
    expect(readQuery(readable, 'page=2&page=3&utm=x')).to.deep.equal({ page: '2' });
    for (const search of ['', '?', '?page=0', '?page=1000', '?page=2x', '?page=%0a2', '?Page=2', '?year=12025', '?__proto__=1'])
      expect(readQuery(readable, search), search).to.deep.equal({});
    expect(readQuery({ word: rule(/.*/) }, `?word=${'a'.repeat(201)}`)).to.deep.equal({});
  });

  it('is written in one way only, so that it is one page', () => {
    const read = (search: string) => writeQuery(readQuery(readable, search));
    expect(read('?year=2025&page=2')).to.equal('?page=2&year=2025').and.equal(read('?page=2&x=1&year=2025'));
    expect(read('?x=1')).to.equal('');
    expect(writeQuery({ word: 'a b&c"<' })).to.equal('?word=a+b%26c%22%3C');
  });

  it('is for each block what that block names', () => {
    expect(pickQuery({ page: '2', year: '2025' }, { year: rule(/\d+/) })).to.deep.equal({ year: '2025' });
    expect(pickQuery({ page: '2' }, undefined)).to.deep.equal({});
  });
});
