import { expect } from 'chai';
import { mock } from 'node:test';
import { debounce } from './debounce.ts';

const pause = (milliseconds: number): void => mock.timers.tick(milliseconds);

describe('debounce', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'Date'] }));
  afterEach(() => mock.timers.reset());

  it('runs once, with the last value, after a pause', () => {
    const ran: string[] = [];
    const search = debounce((value: string) => ran.push(value), { wait: 20 });
    search('a');
    search('ab');
    expect(ran).to.deep.equal([]);
    pause(40);
    expect(ran).to.deep.equal(['ab']);
  });

  it('does not wait longer than the maximum while calls keep coming', () => {
    const ran: number[] = [];
    const search = debounce((value: number) => ran.push(value), { wait: 40, maxWait: 80 });
    for (let call = 0; call < 12; call += 1) {
      search(call);
      pause(15);
    }
    expect(ran).to.deep.equal([5, 11]);
    search.cancel();
  });

  it('flushes and cancels', () => {
    const ran: string[] = [];
    const search = debounce((value: string) => ran.push(value), { wait: 10 });
    search('now');
    search.flush();
    search('never');
    search.cancel();
    pause(25);
    expect(ran).to.deep.equal(['now']);
    expect(search.isPending()).to.equal(false);
  });
});
