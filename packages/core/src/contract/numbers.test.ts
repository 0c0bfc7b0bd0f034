import { expect } from 'chai';
import { calendarDay, databaseInt, largestInt } from './numbers.ts';
import { validate } from './validation.ts';

describe('numbers and days of calls', () => {
  it('are no larger than a column', () => {
    for (const right of [0, 1, largestInt]) expect(validate(databaseInt(), right)).to.deep.equal({ value: right });
    for (const wrong of [-1, 0.5, largestInt + 1, 2 ** 53, Infinity, '1', null])
      expect(validate(databaseInt(), wrong).errors?.[0]?.code, String(wrong)).to.equal('V_12');
    expect(validate(databaseInt(1), 0).errors?.[0]?.code).to.equal('V_12');
    expect(validate(databaseInt(), undefined).errors?.[0]?.code).to.equal('V_01');
  });

  it('are of the years 1 to 9999', () => {
    for (const right of ['0001-01-01', '2026-02-28', '9999-12-31'])
      expect(validate(calendarDay(), right)).to.deep.equal({ value: right });
    for (const wrong of ['0000-01-01', '0000-12-31', '2026-02-29', '10000-01-01', '-001-01-01', ''])
      expect(validate(calendarDay(), wrong).errors?.[0]?.code, wrong).to.equal('V_12');
  });
});
