import { until } from '@lectern/testing';
import { expect } from 'chai';
import { isLecternError } from '#contract/errors.ts';
import { inTurn } from './in-turn.ts';

/** Searches that last until they are told to end, in the order in which they began. */
function createSearches() {
  const begun: { readonly name: number; readonly end: () => void; readonly fail: (error: Error) => void }[] = [];
  const search = (name: number): Promise<number> =>
    inTurn(
      () =>
        new Promise<number>((resolve, reject) => {
          begun.push({ name, end: () => resolve(name), fail: reject });
        }),
    );
  return { begun, search, names: () => begun.map(({ name }) => name) };
}

describe('searches in turn', () => {
  it('run four at once, let fifty wait, refuse the next, and make room as they end or fail', async () => {
    const { begun, search, names } = createSearches();
    const answers = Array.from({ length: 54 }, (_, name) => search(name));
    const settled = Promise.allSettled(answers);
    await until(names, [0, 1, 2, 3]);
    const refusal = await Promise.resolve()
      .then(() => search(54))
      .catch((error: unknown) => error);
    expect(isLecternError(refusal) && refusal.errors.map(({ code }) => code)).to.deep.equal(['G_18']);
    begun[1]?.end();
    await until(names, [0, 1, 2, 3, 4]);
    begun[0]?.fail(new Error('it failed'));
    await until(names, [0, 1, 2, 3, 4, 5]);
    const later = [search(55), search(56)];
    expect(
      await Promise.resolve()
        .then(() => search(57))
        .catch(isLecternError),
    ).to.equal(true);
    for (let at = 0; at < 56; at += 1) {
      await until(() => begun.length > at, true);
      begun[at]?.end();
    }
    const outcomes = await settled;
    expect(outcomes.map(({ status }) => status === 'fulfilled')).to.deep.equal(outcomes.map((_, name) => name !== 0));
    expect(await Promise.all(later)).to.deep.equal([55, 56]);
    expect(names(), 'in the order in which they came').to.deep.equal([...Array.from({ length: 54 }, (_, name) => name), 55, 56]);
  });
});
