import { expect } from 'chai';
import { keepView, keptView } from './page-view.ts';

describe('the view of the page overview', () => {
  it('is the one that was kept, for each person, and the list where nothing was or can be', () => {
    const kept = new Map<string, string>();
    const memory = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    const nowhere = () => {
      throw new Error('Nothing is kept here.');
    };
    expect(keptView(1, memory)).to.equal('list');
    keepView(1, 'tree', memory);
    expect([keptView(1, memory), keptView(2, memory)]).to.deep.equal(['tree', 'list']);
    keepView(1, 'list', memory);
    expect(keptView(1, memory)).to.equal('list');
    keepView(1, 'tree', nowhere);
    expect(keptView(1, nowhere)).to.equal('list');
  });
});
