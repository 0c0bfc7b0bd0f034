import { expect } from 'chai';
import { daysLeft } from './trashed.ts';

describe('the days that something still lies in a trash', () => {
  const now = Date.parse('2026-11-29T10:00:00.000Z');

  it('count the last one, and are never fewer than none', () => {
    const left = ['2026-12-29T10:00:00.000Z', '2026-11-30T10:00:00.001Z', '2026-11-29T10:00:01.000Z', '2026-11-29T09:00:00.000Z'];
    expect(left.map((purgedAt) => daysLeft({ purgedAt }, now))).to.deep.equal([30, 2, 1, 0]);
  });
});
