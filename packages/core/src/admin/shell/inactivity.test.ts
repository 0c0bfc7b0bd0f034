import { expect } from 'chai';
import { mock } from 'node:test';
import { watchInactivity } from './inactivity.ts';

const pause = (milliseconds: number): void => mock.timers.tick(milliseconds);

describe('inactivity', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'Date'] }));
  afterEach(() => mock.timers.reset());

  it('calls back once, and only after the last sign of life', () => {
    const target = new EventTarget();
    let calls = 0;
    watchInactivity({ minutes: 40 / 60_000, onInactive: () => (calls += 1), target });
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
});
