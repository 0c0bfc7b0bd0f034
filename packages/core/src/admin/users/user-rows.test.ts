import { expect } from 'chai';
import type { ListedUser } from '../../client/user.calls.ts';
import { nobody } from '../../client/user.ts';
import type { ListState } from '../ui/list-state.ts';
import { userRows } from './user-rows.ts';
import type { UserSortColumn } from './user-rows.ts';

const policies = { canEdit: true, canEditAccount: true, canDelete: true, canExplain: true };
const user = (ID: number, name: string, more: Partial<ListedUser> = {}): ListedUser => ({
  ...nobody,
  ID,
  name,
  email: `${name.toLowerCase()}@example.com`,
  status: 'active',
  policies,
  ...more,
});
const state = (more: Partial<ListState<UserSortColumn>> = {}): ListState<UserSortColumn> => ({
  searchTerm: '',
  columnToSort: 'name',
  sortOrder: 'asc',
  pageIndex: 0,
  filters: {},
  ...more,
});
const names = (users: readonly ListedUser[], wanted: Partial<ListState<UserSortColumn>> = {}) =>
  userRows(users, state(wanted)).items.map(({ name }) => name);

describe('the rows of the list of users', () => {
  const editor = { ID: 'e', name: 'Editor', permissions: [] };
  const people = [
    user(1, 'bas', { jobTitle: 'Surveyor' }),
    user(2, 'Anna', { role: editor, status: 'invited' }),
    user(3, 'Émile', { role: editor }),
  ];

  it('are sorted as people read names, not by letter case or accents', () => {
    expect(names(people)).to.deep.equal(['Anna', 'bas', 'Émile']);
    expect(names(people, { sortOrder: 'desc' })).to.deep.equal(['Émile', 'bas', 'Anna']);
  });

  it('are narrowed by search, role and status', () => {
    expect(names(people, { searchTerm: 'SURV' })).to.deep.equal(['bas']);
    expect(names(people, { filters: { role: 'e' } })).to.deep.equal(['Anna', 'Émile']);
    expect(names(people, { filters: { role: 'e', status: 'invited' } })).to.deep.equal(['Anna']);
  });

  it('come 25 to a page, counted before paging', () => {
    const many = Array.from({ length: 26 }, (_, index) => user(index + 1, `Person ${index + 1}`));
    expect(userRows(many, state())).to.have.property('totalItems', 26);
    expect(names(many)).to.have.length(25);
    expect(names(many, { pageIndex: 1 })).to.deep.equal(['Person 26']);
  });
});
