import { expect } from 'chai';
import { monthAfter, monthIn, weeksOf } from './month-days.ts';

describe('the days of a month', () => {
  it('lie in whole weeks, from Monday', () => {
    const weeks = weeksOf('2026-12');
    expect(weeks.map((week) => [week[0], week[6]])).to.deep.equal([
      ['2026-11-30', '2026-12-06'],
      ['2026-12-07', '2026-12-13'],
      ['2026-12-14', '2026-12-20'],
      ['2026-12-21', '2026-12-27'],
      ['2026-12-28', '2027-01-03'],
    ]);
    expect(weeksOf('2027-02')).to.have.length(4);
    expect(weeksOf('2026-08')).to.have.length(6);
  });

  it('are followed by those of the next one', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-05', 0)]).to.deep.equal([
      '2027-01',
      '2025-12',
      '2026-05',
    ]);
    expect([monthIn('2026-13', 'x'), monthIn(null, 'x'), monthIn('2026-02', 'x')]).to.deep.equal(['x', 'x', '2026-02']);
  });
});
