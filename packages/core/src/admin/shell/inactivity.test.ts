import { expect } from 'chai';
import { watchInactivity } from './inactivity.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('inactivity', () => {
  it('calls back once, and only after the last sign of life', async () => {
    const target = new EventTarget();
    let calls = 0;
    watchInactivity({ minutes: 40 / 60_000, onInactive: () => (calls += 1), target });
    await pause(25);
    target.dispatchEvent(new Event('keydown'));
    await pause(25);
    expect(calls).to.equal(0);
    await pause(40);
    expect(calls).to.equal(1);
    target.dispatchEvent(new Event('keydown'));
    await pause(60);
    expect(calls).to.equal(1);
  });
});
