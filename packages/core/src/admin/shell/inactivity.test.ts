import { expect } from 'chai';
import { mock } from 'node:test';
import { watchInactivity } from './inactivity.ts';
import { createLastSign } from './last-sign.ts';

/** Storage of one browser, that its windows share. */
function browserStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

const minutes = 40 / 60_000;
const pause = (milliseconds: number): void => mock.timers.tick(milliseconds);

describe('inactivity', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'Date'] }));
  afterEach(() => mock.timers.reset());

  it('calls back once, and only after the last sign of life', () => {
    const target = new EventTarget();
    let calls = 0;
    watchInactivity({ minutes, onInactive: () => (calls += 1), lastSign: createLastSign(browserStorage), target });
    pause(25);
    target.dispatchEvent(new Event('keydown'));
    pause(25);
    expect(calls).to.equal(0);
    pause(40);
    expect(calls).to.equal(1);
    target.dispatchEvent(new Event('keydown'));
    pause(60);
    expect(calls).to.equal(1);
  });

  it('hears of a sign of life in another window, and ends both only after the last one in either', () => {
    const storage = browserStorage();
    const windows = [new EventTarget(), new EventTarget()];
    const ended: number[] = [];
    for (const [index, target] of windows.entries())
      watchInactivity({
        minutes,
        onInactive: () => ended.push(index),
        lastSign: createLastSign(() => storage),
        target,
      });
    pause(30);
    windows[1]?.dispatchEvent(new Event('keydown'));
    pause(30);
    expect(ended, 'the idle one').to.deep.equal([]);
    pause(10);
    expect(ended).to.have.members([0, 1]);
  });

  it('goes by its own window where nothing can be kept', () => {
    const target = new EventTarget();
    let calls = 0;
    const lastSign = createLastSign(() => {
      throw new Error('Forbidden.');
    });
    watchInactivity({ minutes, onInactive: () => (calls += 1), lastSign, target });
    pause(25);
    target.dispatchEvent(new Event('keydown'));
    pause(25);
    expect(calls).to.equal(0);
    pause(15);
    expect(calls).to.equal(1);
  });
});
