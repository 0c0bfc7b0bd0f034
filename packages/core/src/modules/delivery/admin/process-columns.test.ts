import { expect } from 'chai';
import { processColumns } from './process-columns.tsx';

describe('the columns of the processes', () => {
  it('say on a card what each number and each time is', () => {
    const bare = processColumns((key) => key).filter(({ key, style }) => style !== 'lc-table__labelled' && key !== 'title');
    expect(bare.map(({ key }) => key)).to.deep.equal(['state']);
  });
});
