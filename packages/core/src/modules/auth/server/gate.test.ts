import { expect } from 'chai';
import { createGate } from './gate.ts';

describe('a gate', () => {
  it('lets a few in at once, in order, and goes on after a failure', async () => {
    const gate = createGate(2);
    const order: number[] = [];
    let inside = 0;
    let most = 0;
    const results = await Promise.allSettled(
      [1, 2, 3, 4, 5, 6].map((number) =>
        gate(async () => {
          order.push(number);
          most = Math.max(most, (inside += 1));
          await new Promise((resolve) => setTimeout(resolve, 1));
          inside -= 1;
          if (number % 2) throw new Error('odd');
          return number;
        }),
      ),
    );
    expect(most).to.equal(2);
    expect(order).to.deep.equal([1, 2, 3, 4, 5, 6]);
    expect(results.map(({ status }) => status === 'fulfilled')).to.deep.equal([false, true, false, true, false, true]);
  });
});
