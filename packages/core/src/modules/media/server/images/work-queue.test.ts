import { expect } from 'chai';
import { createSharedWork } from './shared-work.ts';
import { createWorkQueue } from './work-queue.ts';

/** Work that ends when it is told to. */
function work(log: string[], name: string) {
  let finish = (): void => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  const run = async (): Promise<string> => {
    log.push(name);
    await done;
    return name;
  };
  return { run, finish };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue for heavy work', () => {
  it('runs so many at once, in their order, and what is urgent first', async () => {
    const queue = createWorkQueue({ atOnce: 2, waiting: 10 });
    const log: string[] = [];
    const [one, two, three, four] = ['one', 'two', 'three', 'four'].map((name) => work(log, name));
    const results = [one, two, three].map((each) => queue.run(each?.run ?? (() => Promise.resolve(''))));
    results.push(queue.run(four?.run ?? (() => Promise.resolve('')), { isUrgent: true }));
    await settle();
    expect(log).to.deep.equal(['one', 'two']);
    two?.finish();
    await settle();
    expect(log).to.deep.equal(['one', 'two', 'four']);
    for (const each of [one, three, four]) each?.finish();
    expect(await Promise.all(results)).to.deep.equal(['one', 'two', 'three', 'four']);
  });

  it('goes on after a failure', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 10 });
    const failed = queue.run(() => Promise.reject(new Error('broken')));
    const next = queue.run(() => Promise.resolve('fine'));
    expect(await failed.catch((error: Error) => error.message)).to.equal('broken');
    expect(await next).to.equal('fine');
  });

  it('refuses what would wait too long, but nobody who edits', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
    const log: string[] = [];
    const first = work(log, 'first');
    const running = [queue.run(first.run), queue.run(() => Promise.resolve('second'))];
    const refused = await queue.run(() => Promise.resolve('third')).catch((error: unknown) => error);
    expect(refused).to.deep.include({ errors: [{ code: 'G_09' }], retryAfter: 5 });
    running.push(queue.run(() => Promise.resolve('urgent'), { isUrgent: true }));
    first.finish();
    expect(await Promise.all(running)).to.deep.equal(['first', 'second', 'urgent']);
  });
});

describe('shared work', () => {
  it('is done once for all who ask at once, and again for those who ask later', async () => {
    const share = createSharedWork<number>();
    let count = 0;
    const make = async (): Promise<number> => {
      count += 1;
      await settle();
      return count;
    };
    expect(await Promise.all([share('a', make), share('a', make), share('b', make)])).to.deep.equal([1, 1, 2].map(() => 2));
    expect(await share('a', make)).to.equal(3);
  });

  it('fails for all who ask at once, and can be tried again', async () => {
    const share = createSharedWork<string>();
    const broken = () => Promise.reject(new Error('broken'));
    const outcomes = await Promise.allSettled([share('a', broken), share('a', broken)]);
    expect(outcomes.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected']);
    expect(await share('a', () => Promise.resolve('fine'))).to.equal('fine');
  });
});
