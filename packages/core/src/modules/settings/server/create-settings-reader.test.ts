import { expect } from 'chai';
import { cacheTags } from '#server/kernel/invalidations.ts';
import { createSettingsReader } from './create-settings-reader.ts';

/** A reader over three owners without fields, whose statements are answered when the test says so. */
function reading() {
  const asked: string[][] = [];
  const answers: (() => void)[] = [];
  let drop: (tags: readonly string[]) => void = () => undefined;
  const owned = new Map(['checks', 'news', 'site'].map((owner) => [owner, { fields: {}, locked: {} }]));
  const reader = createSettingsReader({
    pool: {
      query(_text: string, [owners]: [string[]]) {
        asked.push(owners);
        return new Promise((resolve) => answers.push(() => resolve({ rows: [] })));
      },
    },
    invalidations: { subscribe: (subscriber: typeof drop) => (drop = subscriber) },
    ownedSettings: owned,
  } as never);
  return { reader, asked, answer: () => answers.shift()?.(), drop: (tags: readonly string[]) => drop(tags) };
}

/** Lets what waits for nothing else go on. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the reader of settings', () => {
  it('asks for all of one turn by one statement, and for nothing that is kept', async () => {
    const { reader, asked, answer } = reading();
    const all = reader.allValues();
    await turn();
    answer();
    await all;
    expect(asked).to.deep.equal([['checks', 'news', 'site']]);
    await reader.valuesOf('news');
    expect(asked.length).to.equal(1);
  });

  it('never joins a question that is on its way: its answer may be of before', async () => {
    const { reader, asked, answer } = reading();
    const first = reader.valuesOf('news');
    await turn();
    const second = reader.valuesOf('site');
    await turn();
    expect(asked).to.deep.equal([['news'], ['site']]);
    answer();
    answer();
    await Promise.all([first, second]);
  });

  it('hands out one object of all until one of them changes, also while they are read', async () => {
    const { reader, asked, answer, drop } = reading();
    const reads = async () => {
      const all = reader.allValues();
      await turn();
      answer();
      return all;
    };
    const all = await reads();
    expect(await reader.allValues()).to.equal(all);
    drop([cacheTags.settings('news')]);
    const next = reader.allValues();
    await turn();
    drop([cacheTags.settings('site')]);
    answer();
    await next;
    const last = await reads();
    expect(last).not.to.equal(await next);
    expect(asked).to.deep.equal([['checks', 'news', 'site'], ['news'], ['site']]);
  });
});
