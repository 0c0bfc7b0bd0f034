import { expect } from 'chai';
import { createMemory } from './memory.ts';

describe('a memory of texts', () => {
  it('makes of each text what is made of it once, and forgets those that nobody asks for any more', () => {
    const made: string[] = [];
    const { read } = createMemory(2, (text) => {
      made.push(text);
      return { text };
    });
    const first = read('een');
    expect(read('een')).to.equal(first);
    read('twee');
    read('drie');
    expect(read('een'), 'asked for again while it was still known').to.equal(first);
    read('vier');
    expect(read('een')).to.equal(first);
    expect(read('twee')).to.deep.equal({ text: 'twee' });
    expect(made).to.deep.equal(['een', 'twee', 'drie', 'vier', 'twee']);
  });
});
