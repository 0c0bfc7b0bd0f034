import { expect } from 'chai';
import { defineBlock } from '#contract/block.ts';
import { block } from '../../edits/edits.test-kit.ts';
import { createSlotNames } from './slot-names.ts';

const columns = defineBlock({ label: 'Columns', version: 1, fields: {}, slots: { left: { label: 'Left' } } });
const types = { get: (type: string) => (type === 'a/columns' ? columns : undefined) } as Parameters<typeof createSlotNames>[0];

describe('the slots that a block may have', () => {
  const old = block('old', { type: 'a/columns', slots: { left: [], middle: [] } });
  const names = createSlotNames(types, [{ old }]);
  const areKnown = (key: string, slot: string, type = 'a/columns') => names.areKnown({ key, type }, slot);

  it('are those of its type, and those with which one of its type is stored', () => {
    expect([areKnown('new', 'left'), areKnown('old', 'middle'), areKnown('copy', 'middle')]).to.deep.equal([true, true, true]);
    expect([areKnown('old', 'right'), areKnown('new', 'items', 'gone/box')]).to.deep.equal([false, true]);
    expect(createSlotNames(types, []).areKnown({ key: 'old', type: 'a/columns' }, 'middle')).to.equal(false);
    expect(createSlotNames(types, [{}, { old }]).areKnown({ key: 'old', type: 'a/columns' }, 'middle')).to.equal(true);
  });

  it('are never what every object has', () => {
    for (const type of ['a/columns', 'gone/box'])
      for (const slot of ['constructor', '__proto__']) expect(areKnown('old', slot, type), slot).to.equal(false);
    expect(areKnown('old', 'toString')).to.equal(false);
    expect(areKnown('constructor', 'right')).to.equal(false);
  });
});
