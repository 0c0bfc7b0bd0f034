import { expect } from 'chai';
import { createSharedWork } from './shared-work.ts';
import { createWorkQueue, forChange, forImprovement, forPreparation, forPreviewOf, forVisitor } from './work-queue.ts';

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
  it('runs so many at once, in their order, and what a change waits for first', async () => {
    const queue = createWorkQueue({ atOnce: 2, waiting: 10 });
    const log: string[] = [];
    const [one, two, three, four] = ['one', 'two', 'three', 'four'].map((name) => work(log, name));
    const results = [one, two, three].map((each) => queue.run(each?.run ?? (() => Promise.resolve(''))));
    results.push(queue.run(four?.run ?? (() => Promise.resolve('')), forChange));
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
    running.push(queue.run(() => Promise.resolve('urgent'), forChange));
    first.finish();
    expect(await Promise.all(running)).to.deep.equal(['first', 'second', 'urgent']);
  });
});

describe('previews in the queue', () => {
  it('are made one after another for each person, behind visitors and changes', async () => {
    const queue = createWorkQueue({ atOnce: 2, waiting: 100, waitingOfPerson: 100 });
    const log: string[] = [];
    const names = ['a1', 'a2', 'a3', 'b1', 'visitor', 'change'] as const;
    const works = Object.fromEntries(names.map((name) => [name, work(log, name)]));
    const askers = { a: forPreviewOf(1), b: forPreviewOf(2), v: forVisitor, c: forChange };
    const run = (name: (typeof names)[number]) => queue.run(works[name]?.run ?? settle, askers[name[0] as keyof typeof askers]);
    const results = [run('a1'), run('a2'), run('a3')];
    await settle();
    expect(log, 'one of a person').to.deep.equal(['a1']);
    results.push(run('b1'), run('visitor'), run('change'));
    await settle();
    expect(log).to.deep.equal(['a1', 'b1']);
    works['a1']?.finish();
    await settle();
    expect(log).to.deep.equal(['a1', 'b1', 'change']);
    works['change']?.finish();
    await settle();
    expect(log).to.deep.equal(['a1', 'b1', 'change', 'visitor']);
    for (const each of Object.values(works)) each.finish();
    await Promise.all(results);
    expect(log.slice(4)).to.deep.equal(['a2', 'a3']);
  });

  it('of a person are refused where too many wait, and of nobody else', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 100, waitingOfPerson: 2 });
    const first = work([], 'first');
    const running = [1, 2, 3].map(() => queue.run(first.run, forPreviewOf(1)));
    const refused = await queue.run(first.run, forPreviewOf(1)).catch((error: unknown) => error);
    expect(refused).to.deep.include({ errors: [{ code: 'G_18' }], retryAfter: 5 });
    running.push(queue.run(first.run, forPreviewOf(2)), queue.run(first.run));
    first.finish();
    expect(await Promise.all(running)).to.have.length(5);
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

describe('preparations in the queue', () => {
  it('go before improvements, whoever came first, and one of both is made at a time', async () => {
    const queue = createWorkQueue({ atOnce: 2, waiting: 100 });
    const log: string[] = [];
    const first = work(log, 'first');
    const running = queue.run(first.run, forPreparation);
    const others = [forImprovement, forPreparation, forImprovement, forPreparation].map((asker) =>
      queue.run(() => Promise.resolve(log.push(asker.for)), asker),
    );
    await settle();
    expect(log).to.deep.equal(['first']);
    first.finish();
    await Promise.all([running, ...others]);
    expect(log).to.deep.equal(['first', 'preparation', 'preparation', 'improvement', 'improvement']);
  });

  it('leave a place for visitors, and go behind them and before previews', async () => {
    const queue = createWorkQueue({ atOnce: 2, waiting: 100 });
    const log: string[] = [];
    const names = ['p1', 'p2', 'v1', 'v2', 'preview'] as const;
    const works = Object.fromEntries(names.map((name) => [name, work(log, name)]));
    const add = (name: (typeof names)[number], asker: Parameters<typeof queue.run>[1]) =>
      queue.run(works[name]?.run ?? (() => Promise.resolve('')), asker);
    const done = [add('p1', forPreparation), add('p2', forPreparation)];
    await settle();
    expect(log).to.deep.equal(['p1']);
    done.push(add('v1', forVisitor), add('preview', forPreviewOf(1)), add('v2', forVisitor));
    await settle();
    expect(log).to.deep.equal(['p1', 'v1']);
    works['p1']?.finish();
    await settle();
    expect(log).to.deep.equal(['p1', 'v1', 'v2']);
    works['v1']?.finish();
    await settle();
    expect(log.slice(3)).to.deep.equal(['p2']);
    for (const each of Object.values(works)) each.finish();
    await Promise.all(done);
  });

  it('begin after every visitor who waits, and before previews that came earlier', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 100 });
    const log: string[] = [];
    const first = work(log, 'first');
    const add = (name: string, asker: Parameters<typeof queue.run>[1]) => queue.run(() => Promise.resolve(log.push(name)), asker);
    const running = queue.run(first.run, forVisitor);
    const others = [add('preview', forPreviewOf(1)), add('preparation', forPreparation), add('visitor', forVisitor)];
    await settle();
    first.finish();
    await Promise.all([running, ...others]);
    expect(log).to.deep.equal(['first', 'visitor', 'preparation', 'preview']);
  });

  it('are refused where too many wait', async () => {
    const queue = createWorkQueue({ atOnce: 2, waiting: 1 });
    const first = work([], 'first');
    const running = [queue.run(first.run, forPreparation), queue.run(() => Promise.resolve('second'), forPreparation)];
    const refused = await queue.run(() => Promise.resolve('third'), forPreparation).catch((error: unknown) => error);
    expect(refused).to.deep.include({ errors: [{ code: 'G_09' }] });
    first.finish();
    expect(await Promise.all(running)).to.deep.equal(['first', 'second']);
  });
});
