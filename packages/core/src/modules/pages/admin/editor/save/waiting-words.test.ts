import { expect } from 'chai';
import type { Text } from '#admin/messages/use-messages.ts';
import { waitingWords } from './waiting-words.ts';

const t: Text = (key, values) => `${key} ${values?.['count']}`;
const words = (...properties: string[]): string =>
  waitingWords(
    t,
    properties.map((property) => ({ property })),
  );

describe('what waits for a choice', () => {
  it('is said to be fields, blocks or both', () => {
    expect(words()).to.equal('');
    expect(words('title', 'blocks.k1.body')).to.equal('save.waiting 2');
    expect(words('blocks.k1')).to.equal('save.waitingBlocks 1');
    expect(words('blocks.k1', 'typeData.day', 'blocks.k2')).to.equal('save.waitingBoth 3');
  });
});
