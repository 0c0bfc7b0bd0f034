import { expect } from 'chai';
import { createStore } from './create-store.ts';

describe('a store', () => {
  it('tells each change once to those who follow it, and the same state to nobody', () => {
    const store = createStore('a');
    const heard: string[] = [];
    const end = store.subscribe(() => heard.push(store.get()));
    store.set('b');
    store.set('b');
    end();
    store.set('c');
    expect(heard).to.deep.equal(['b']);
    expect([store.initial, store.get()]).to.deep.equal(['a', 'c']);
  });
});
