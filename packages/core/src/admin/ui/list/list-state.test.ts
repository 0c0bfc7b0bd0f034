import { expect } from 'chai';
import fc from 'fast-check';
import { cleared, filtered, paged, readListState, searched, sorted, withinPages, writeListState } from './list-state.ts';
import type { ListState } from './list-state.ts';

type Column = 'title' | 'updatedAt';

const shape = {
  columns: ['title', 'updatedAt'] as const,
  initial: { columnToSort: 'title' as Column, sortOrder: 'asc' as const },
  filters: ['type'],
};
const read = (address: string) => readListState<Column>(new URLSearchParams(address), shape);

describe('the state of a list', () => {
  it('begins ascending, at index 0, without a search', () => {
    expect(read('')).to.deep.equal({
      searchTerm: '',
      columnToSort: 'title',
      sortOrder: 'asc',
      pageIndex: 0,
      filters: { type: '' },
    });
  });

  it('takes nonsense in the address for nothing said', () => {
    for (const page of ['0', '-3', 'x', '1.5', '1e999']) expect(read(`page=${page}`).pageIndex).to.equal(0);
    expect(read('sort=password&order=sideways')).to.include({ columnToSort: 'title', sortOrder: 'asc' });
  });

  it('comes back from its address as it was', () => {
    const states: fc.Arbitrary<ListState<Column>> = fc.record({
      searchTerm: fc.string(),
      columnToSort: fc.constantFrom<Column>('title', 'updatedAt'),
      sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
      pageIndex: fc.nat(1000),
      filters: fc.record({ type: fc.constantFrom('', 'news/article') }),
    });
    fc.assert(
      fc.property(states, (state) => {
        expect(read(writeListState(state, shape).toString())).to.deep.equal(state);
      }),
    );
  });

  it('starts again after a change of order, and stays where it is after a change of the search', () => {
    const third = paged(read(''), 2);
    expect(sorted(third, { sortOrder: 'desc' })).to.include({ sortOrder: 'desc', pageIndex: 0 });
    expect(sorted(third, { columnToSort: 'updatedAt' })).to.include({ columnToSort: 'updatedAt', pageIndex: 0 });
    expect(searched(third, 'kerk')).to.include({ searchTerm: 'kerk', pageIndex: 2 });
    expect(filtered(third, 'type', 'news/article')).to.deep.include({ filters: { type: 'news/article' }, pageIndex: 0 });
  });

  it('comes within the pages that there are in one jump, whatever page was asked for', () => {
    const pageSize = 25;
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(5000), (pageIndex, totalItems) => {
        const itemCount = Math.max(0, Math.min(pageSize, totalItems - pageIndex * pageSize));
        const state = paged(read(''), pageIndex);
        const within = withinPages(state, { itemCount, totalItems, pageSize });
        const last = Math.max(0, Math.ceil(totalItems / pageSize) - 1);
        expect(within.pageIndex).to.equal(Math.min(pageIndex, last));
        if (pageIndex <= last) expect(within).to.equal(state);
      }),
    );
  });

  it('goes one back from an empty page that should have rows, and never from the first', () => {
    const answered = { itemCount: 0, totalItems: 75, pageSize: 25 };
    expect(withinPages(paged(read(''), 2), answered).pageIndex).to.equal(1);
    expect(withinPages(read(''), answered).pageIndex).to.equal(0);
  });

  it('is cleared of filters and search, not of its order', () => {
    const narrow = searched(filtered(sorted(read(''), { sortOrder: 'desc' }), 'type', 'a/b'), 'x');
    expect(cleared(narrow)).to.deep.include({ searchTerm: '', sortOrder: 'desc', filters: { type: '' } });
  });
});
