import { expect } from 'chai';
import { createTurns, eachInTurn } from './turns.ts';

/** Works for more milliseconds than others wait. */
function work(): void {
  const end = performance.now() + 12;
  while (performance.now() < end);
}

/** How often others had their turn meanwhile. */
async function turnsDuring(long: () => Promise<unknown>): Promise<number> {
  let [turns, isDone] = [0, false];
  const take = (): void => {
    turns += 1;
    if (!isDone) setImmediate(take);
  };
  setImmediate(take);
  await long();
  isDone = true;
  return turns;
}

describe('turns of others', () => {
  it('come between the steps of long work, and not between short ones', async () => {
    const turn = createTurns();
    expect(turn()).to.equal(undefined);
    const turns = await turnsDuring(async () => {
      for (let step = 0; step < 4; step += 1) {
        work();
        await turn();
      }
    });
    expect(turns).to.be.at.least(4);
  });

  it('come between pieces that are begun one after another, all of which are answered in their order', async () => {
    const begun: string[] = [];
    let answered: readonly string[] = [];
    const turns = await turnsDuring(async () => {
      answered = await eachInTurn(['one', 'two', 'three', 'four'], async (name, index) => {
        begun.push(name);
        work();
        // The first ones are done last.
        for (let later = index; later < 4; later += 1) await Promise.resolve();
        return `${index} ${name}`;
      });
    });
    expect(turns).to.be.at.least(4);
    expect(begun).to.deep.equal(['one', 'two', 'three', 'four']);
    expect(answered).to.deep.equal(['0 one', '1 two', '2 three', '3 four']);
  });

  it('leave a failure to whoever waits for all pieces, though others are still begun after it', async () => {
    const unheard: unknown[] = [];
    const listen = (reason: unknown) => unheard.push(reason);
    process.on('unhandledRejection', listen);
    const failure = new Error('the first piece');
    const begun: number[] = [];
    const failed = await eachInTurn([0, 1, 2], async (_item, index) => {
      begun.push(index);
      work();
      await Promise.resolve();
      if (index === 0) throw failure;
    }).catch((error: unknown) => error);
    process.off('unhandledRejection', listen);
    expect(failed).to.equal(failure);
    expect(begun).to.deep.equal([0, 1, 2]);
    expect(unheard).to.deep.equal([]);
  });
});
