import { expect } from 'chai';
import { firstLeaving, leavingOf, leavingProblem } from './leaving-draft.ts';

const page = { id: 'p', title: 'Contact', path: '/contact', isLive: true };

describe('what becomes of the address of a page that leaves the site', () => {
  it('is nothing unless somebody chooses', () => {
    expect(leavingOf(firstLeaving)).to.equal(undefined);
    expect(leavingOf({ kind: 'gone', page })).to.equal('gone');
    expect(leavingOf({ kind: 'parent', page: null })).to.equal('parent');
    expect(leavingOf({ kind: 'page', page })).to.deep.equal({ page: 'p' });
  });

  it('is never a page that is not chosen, not live, or leaves too', () => {
    expect(leavingProblem({ kind: 'page', page: null }, [])).to.equal('none');
    expect(leavingProblem({ kind: 'page', page: { ...page, isLive: false } }, [])).to.equal('notLive');
    expect(leavingProblem({ kind: 'page', page }, ['p'])).to.equal('notLive');
    expect(leavingProblem({ kind: 'page', page }, ['q'])).to.equal(undefined);
    expect(leavingProblem({ kind: 'gone', page: null }, [])).to.equal(undefined);
  });
});
