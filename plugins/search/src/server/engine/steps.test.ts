import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { until } from '@lectern/testing';
import { expect } from 'chai';
import { createSteps } from './steps.ts';

describe('the steps of filling an index', () => {
  const searched = { now: false };
  const begun: string[] = [];
  let step: ReturnType<typeof createSteps>;
  beforeEach(() => {
    begun.length = 0;
    step = createSteps(() => searched.now);
  });
  const begin = (name: string, end: Promise<unknown> = Promise.resolve()): Promise<string> =>
    step(async () => {
      begun.push(name);
      await end;
      return name;
    });

  it('go beside each other while nobody searches, and behind all that goes while somebody does', async () => {
    searched.now = false;
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    const going = [begin('one', first.promise), begin('two', second.promise)];
    searched.now = true;
    const waiting = [begin('three'), begin('four')];
    second.resolve();
    expect(await going[1]).to.equal('two');
    expect(begun).to.deep.equal(['one', 'two']);
    first.resolve();
    expect(await Promise.all([...going, ...waiting])).to.deep.equal(['one', 'two', 'three', 'four']);
    expect(begun).to.deep.equal(['one', 'two', 'three', 'four']);
  });

  it('hold nothing of what came of those before', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    searched.now = false;
    const made: WeakRef<object>[] = [];
    for (let count = 0; count < 20; count += 1)
      await step(async () => {
        const pages = { count };
        made.push(new WeakRef(pages));
        return pages;
      });
    const held = (): number => {
      collect();
      return made.filter((pages) => pages.deref() !== undefined).length;
    };
    await until(held, 0);
  });

  it('go on behind one that failed, which only who asked for it hears of', async () => {
    searched.now = true;
    const failed = begin('one', Promise.reject(new Error('away')));
    const next = begin('two');
    expect(await failed.catch((error: unknown) => error)).to.have.property('message', 'away');
    expect(await next).to.equal('two');
  });
});
