import { expect } from 'chai';
import { debounce } from './debounce.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('debounce', () => {
  it('runs once, with the last value, after a pause', async () => {
    const ran: string[] = [];
    const search = debounce((value: string) => ran.push(value), { wait: 20 });
    search('a');
    search('ab');
    expect(ran).to.deep.equal([]);
    await pause(40);
    expect(ran).to.deep.equal(['ab']);
  });

  it('does not wait longer than the maximum while calls keep coming', async () => {
    const ran: number[] = [];
    const search = debounce((value: number) => ran.push(value), { wait: 40, maxWait: 80 });
    for (let call = 0; call < 12; call += 1) {
      search(call);
      await pause(15);
    }
    expect(ran.length).to.be.at.least(1);
    search.cancel();
  });

  it('flushes and cancels', async () => {
    const ran: string[] = [];
    const search = debounce((value: string) => ran.push(value), { wait: 10 });
    search('now');
    search.flush();
    search('never');
    search.cancel();
    await pause(25);
    expect(ran).to.deep.equal(['now']);
    expect(search.isPending()).to.equal(false);
  });
});
