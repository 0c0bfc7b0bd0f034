import { expect } from 'chai';
import { intervalChoices, intervalOf, intervalValue } from './interval-choices.ts';
import type { Text } from '#admin/messages/use-messages.ts';

const t: Text = (key, values) => `${key} ${JSON.stringify(values ?? {})}`;

describe('the intervals of looking at a page again', () => {
  it('are offered with the one that the page has, though nobody would choose it, once and in order', () => {
    const values = (everyDays: number | null) => intervalChoices(t, { everyDays, typeEveryDays: 180 }).map(({ value }) => value);
    expect(values(null)).to.deep.equal(['type', '0', '30', '90', '180', '365', '730']);
    expect(values(45)).to.deep.equal(['type', '0', '30', '45', '90', '180', '365', '730']);
    expect(values(90)).to.deep.equal(values(0)).and.to.deep.equal(values(null));
  });

  it('are the same as choices and as days', () => {
    for (const days of [null, 0, 30, 45]) expect(intervalOf(intervalValue(days))).to.equal(days);
  });
});
