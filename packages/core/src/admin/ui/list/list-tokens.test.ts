import { expect } from 'chai';
import { readText } from '../../messages/use-messages.ts';
import type { UiText } from '../messages/use-ui-text.ts';
import type { ListState } from './list-state.ts';
import { goodNewsOf, listTokens } from './list-tokens.ts';

describe('the tokens of a list', () => {
  const t: UiText = readText;
  const tokens = [{ key: 'role', label: 'Role: Editor', onRemove: () => undefined }];
  const state: ListState<'name'> = {
    searchTerm: '',
    columnToSort: 'name',
    sortOrder: 'asc',
    pageIndex: 2,
    filters: { role: 'Editor' },
  };

  it('are those of the screen where nothing is searched for', () => {
    expect(listTokens({ state, onState: () => undefined, tokens }, t)).to.deep.equal(tokens);
    expect(listTokens({ state, onState: () => undefined }, t)).to.deep.equal([]);
  });

  it('begin with what is searched for, which its own token takes away alone', () => {
    const states: ListState<'name'>[] = [];
    const all = listTokens({ state: { ...state, searchTerm: 'jan' }, onState: (next) => states.push(next), tokens }, t);
    expect(all.map(({ label }) => label)).to.deep.equal(['Search: jan', 'Role: Editor']);
    all[0]?.onRemove();
    expect(states).to.deep.equal([state]);
  });

  it('have good news of an empty list, where nothing else narrows it', () => {
    const failed = { key: 'state', label: 'State: Failed', goodNews: 'No mail has failed.', onRemove: () => undefined };
    expect(goodNewsOf([failed])).to.equal('No mail has failed.');
    expect(goodNewsOf([failed, ...tokens])).to.equal(undefined);
    expect(goodNewsOf(tokens)).to.equal(undefined);
    expect(goodNewsOf([])).to.equal(undefined);
  });
});
