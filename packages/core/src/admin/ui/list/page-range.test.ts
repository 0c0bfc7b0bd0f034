import { expect } from 'chai';
import fc from 'fast-check';
import { pageCount, pageRange } from './page-range.ts';

/** As people read it: pages from 1, a gap as dots. */
const read = (current: number, count: number): string =>
  pageRange(current - 1, count)
    .map((item) => (item.kind === 'gap' ? '…' : String(item.index + 1)))
    .join(' ');

describe('the page bar', () => {
  it('is not there with one page or fewer', () => {
    expect(read(1, 1)).to.equal('');
    expect(read(1, 0)).to.equal('');
  });

  it('shows the first, the last, the current one and its neighbours', () => {
    expect(read(1, 2)).to.equal('1 2');
    expect(read(1, 9)).to.equal('1 2 … 9');
    expect(read(5, 9)).to.equal('1 … 4 5 6 … 9');
    expect(read(9, 9)).to.equal('1 … 8 9');
  });

  it('shows a page rather than a gap of one', () => {
    expect(read(4, 9)).to.equal('1 2 3 4 5 … 9');
    expect(read(6, 9)).to.equal('1 … 5 6 7 8 9');
    expect(read(3, 5)).to.equal('1 2 3 4 5');
  });

  it('counts pages', () => {
    expect(pageCount(0, 25)).to.equal(1);
    expect(pageCount(25, 25)).to.equal(1);
    expect(pageCount(26, 25)).to.equal(2);
  });

  it('holds its rules for every number of pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 500 }), fc.nat(499), (count, place) => {
        const current = place % count;
        const range = pageRange(current, count);
        const pages = range.flatMap((item) => (item.kind === 'page' ? [item.index] : []));
        expect(pages).to.include.members([0, count - 1, current]);
        expect(new Set(pages).size).to.equal(pages.length);
        expect(range.length).to.be.at.most(9);
        for (const [index, item] of range.entries()) {
          if (item.kind === 'page') continue;
          const before = range[index - 1];
          const after = range[index + 1];
          const left = before?.kind === 'page' && after?.kind === 'page' ? after.index - before.index - 1 : 0;
          expect(left).to.be.greaterThan(1);
        }
      }),
    );
  });
});
