import { expect } from 'chai';
import { writeLongJSON } from './write-json.ts';

describe('the JSON of a long answer', () => {
  const list = (count: number, item: (index: number) => unknown) => Array.from({ length: count }, (_, index) => item(index));
  const answers: Readonly<Record<string, unknown>> = {
    'a list': { Success: true, Errors: [], data: list(300, (index) => ({ id: index, text: `“é”\n${index}` })) },
    'a list within the data': { Success: true, data: { items: list(200, (index) => index), total: 200 } },
    'a record': {
      data: { blocks: Object.fromEntries(list(500, (index) => [`key"${index}`, { a: [index] }]) as [string, unknown][]) },
    },
    'values that JSON has no word for': {
      data: [...list(300, (index) => (index % 3 === 0 ? undefined : { index, gone: undefined })), () => 1, NaN, null],
      gone: undefined,
    },
    'days, and what is empty': { data: { days: list(250, () => new Date(0)), none: [], nothing: {} } },
    'nothing before the long one': { first: undefined, data: list(250, () => ({})) },
  };
  for (const [name, answer] of Object.entries(answers))
    it(`is what it would be at once: ${name}`, async () => {
      expect((await writeLongJSON(answer))?.toString()).to.equal(JSON.stringify(answer));
    });

  it('leaves short answers to whoever sends them', async () => {
    expect(await writeLongJSON({ Success: true, Errors: [], data: { items: list(25, () => 'x') } })).to.equal(undefined);
    expect(await writeLongJSON({ Success: true, Errors: [], data: null })).to.equal(undefined);
  });

  it('gives others their turn while it is written', async () => {
    let turns = 0;
    const writing = writeLongJSON({ data: list(1000, () => 'x'.repeat(100_000)) });
    const turn = (): void => {
      turns += 1;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    await writing;
    clearImmediate(next);
    expect(turns).to.be.greaterThan(1);
  });
});
