import { expect } from 'chai';
import { inTurn } from './in-turn.ts';

describe('work that takes turns', () => {
  it('is done one after the other for one key, beside others, whoever fails', async () => {
    const done: string[] = [];
    const gate = Promise.withResolvers<void>();
    const first = inTurn('a', async () => {
      await gate.promise;
      done.push('a1');
      throw new Error('lost');
    });
    const second = inTurn('a', () => Promise.resolve(done.push('a2')));
    await inTurn('b', () => Promise.resolve(done.push('b1')));
    expect(done).to.eql(['b1']);
    gate.resolve();
    const [lost, last] = await Promise.allSettled([first, second]);
    expect([lost.status, last.status]).to.eql(['rejected', 'fulfilled']);
    expect(done).to.eql(['b1', 'a1', 'a2']);
    expect(await inTurn('a', () => Promise.resolve('again'))).to.equal('again');
  });
});
