import { expect } from 'chai';
import { applyOperations } from '../../edits/apply-operations.ts';
import { pageOf } from '../../edits/edits.test-kit.ts';
import type { Operation } from '../../edits/operation.ts';
import { applyInSlices } from './apply-in-slices.ts';

describe('very many operations', () => {
  it('let others have their turn, and do the same as at once', async () => {
    const page = pageOf('aaa', 'bbb', 'ccc');
    const operations = Array.from({ length: 5001 }, (_, index): Operation => {
      const key = ['aaa', 'bbb', 'ccc'][index % 3] ?? '';
      return index % 2 === 0
        ? { op: 'move', key, parent: null, slot: '', after: null }
        : { op: 'set', of: 'props', key, field: 'title', value: index };
    });
    let [turns, isDone] = [0, false];
    const take = (): void => {
      turns += 1;
      if (!isDone) setImmediate(take);
    };
    setImmediate(take);
    const content = await applyInSlices(page, operations);
    isDone = true;
    expect(content).to.deep.equal(applyOperations(page, operations));
    expect(turns).to.be.at.least(4);
    expect(await applyInSlices(page, [])).to.equal(page);
  });
});
