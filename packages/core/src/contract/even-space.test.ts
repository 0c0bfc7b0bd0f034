import { expect } from 'chai';
import { evenOffset, evenSpace } from './even-space.ts';

describe('texts with even space', () => {
  it('have one space for each run, none at the ends, and no sign that nobody sees', () => {
    expect(evenSpace(' \n Het\t\torgel\u00a0 van\u00adDam\u200b. \n').text).to.equal('Het orgel vanDam.');
    expect(evenSpace(' \n ')).to.deep.equal({ text: '', from: [0] });
  });

  it('say where each character was written', () => {
    const even = evenSpace('  ab \n cd ');
    expect(even).to.deep.equal({ text: 'ab cd', from: [2, 3, 4, 7, 8, 9] });
    expect([0, 2, 3, 4, 6, 7, 9, 10].map((written) => evenOffset(even, written))).to.deep.equal([0, 0, 1, 2, 3, 3, 5, 5]);
  });
});
