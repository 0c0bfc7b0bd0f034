import { expect } from 'chai';
import { operationsWithin } from './edit-budget.ts';
import { block, empty, pageOf } from './edits.test-kit.ts';

describe('the operations of one call', () => {
  it('may make a full page anew', () => {
    const page = pageOf(...Array.from({ length: 1000 }, (_, index) => `block-${index}`));
    expect(operationsWithin(page)).to.be.at.least(5000);
    expect(operationsWithin(empty)).to.be.at.least(5000);
  });

  it('are fewer beside a block with very many slots, whoever stored it', () => {
    const slots = Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`slot${index}`, []]));
    const page = { ...pageOf('aaa'), blocks: { aaa: block('aaa', { slots }) } };
    expect(operationsWithin(page)).to.be.within(1, 50);
  });
});
