import { expect } from 'chai';
import { isSameQuery } from './same-query.ts';

describe('comparing list queries', () => {
  const query = { pageIndex: 0, pageSize: 25, searchTerm: '', columnToSort: 'title', sortOrder: 'asc' };

  it('does not mind the order of fields or what is empty', () => {
    expect(isSameQuery(query, { sortOrder: 'asc', columnToSort: 'title', pageSize: 25, pageIndex: 0 })).to.equal(true);
    expect(isSameQuery(query, { ...query, type: undefined, locale: '' })).to.equal(true);
  });

  it('minds everything else', () => {
    expect(isSameQuery(query, { ...query, pageIndex: 1 })).to.equal(false);
    expect(isSameQuery(query, { ...query, type: 'news/article' })).to.equal(false);
  });
});
