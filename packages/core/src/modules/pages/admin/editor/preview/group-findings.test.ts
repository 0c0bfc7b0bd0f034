import { expect } from 'chai';
import { groupFindings } from './group-findings.ts';

const found = (key: string | null, rule: string, words = '') => ({ key, rule, help: `${rule}!`, words });

describe('what a check for accessibility found', () => {
  it('stands by block from top to bottom, each rule once, and around the blocks last', () => {
    const groups = groupFindings(
      [found(null, 'region'), found('two', 'link-name'), found('one', 'empty-heading'), found('two', 'link-name', 'Lees meer')],
      ['one', 'two', 'three'],
    );
    expect(groups).to.deep.equal([
      { key: 'one', rules: [{ rule: 'empty-heading', help: 'empty-heading!', count: 1, words: '' }] },
      { key: 'two', rules: [{ rule: 'link-name', help: 'link-name!', count: 2, words: 'Lees meer' }] },
      { key: null, rules: [{ rule: 'region', help: 'region!', count: 1, words: '' }] },
    ]);
  });

  it('is not lost where its block has gone', () => {
    expect(groupFindings([found('gone', 'link-name')], ['one']).map(({ key }) => key)).to.deep.equal([null]);
  });
});
