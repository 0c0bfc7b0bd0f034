import { expect } from 'chai';
import { holidays, isWorkingDay, nextWorkingDay } from './holidays.ts';

const on = (year: number, name: string): string | undefined => holidays(year).find((holiday) => holiday.name === name)?.date;

describe('public holidays', () => {
  it('of 2027 are those of the law', () => {
    expect(holidays(2027).map(({ date, name }) => `${date} ${name}`)).to.deep.equal([
      '2027-01-01 Nieuwjaarsdag',
      '2027-03-26 Goede Vrijdag',
      '2027-03-28 Eerste paasdag',
      '2027-03-29 Tweede paasdag',
      '2027-04-27 Koningsdag',
      '2027-05-05 Bevrijdingsdag',
      '2027-05-06 Hemelvaartsdag',
      '2027-05-16 Eerste pinksterdag',
      '2027-05-17 Tweede pinksterdag',
      '2027-12-25 Eerste kerstdag',
      '2027-12-26 Tweede kerstdag',
    ]);
  });

  it('follow Easter', () => {
    // As the Church of England tabulates it, with the earliest and the latest of our time.
    const easters = [
      '1981-04-19',
      '2000-04-23',
      '2008-03-23',
      '2011-04-24',
      '2019-04-21',
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2028-04-16',
      '2030-04-21',
      '2038-04-25',
      '2049-04-18',
      '2076-04-19',
    ];
    for (const date of easters) expect(on(Number(date.slice(0, 4)), 'Eerste paasdag')).to.equal(date);
  });

  it('move the King’s day from a Sunday to the day before', () => {
    expect([2014, 2015, 2025, 2026, 2031].map((year) => on(year, 'Koningsdag'))).to.deep.equal([
      '2014-04-26',
      '2015-04-27',
      '2025-04-26',
      '2026-04-27',
      '2031-04-26',
    ]);
    expect(on(2006, 'Koninginnedag')).to.equal('2006-04-29');
    expect(on(2013, 'Koninginnedag')).to.equal('2013-04-30');
  });

  it('are no working days, nor are weekends', () => {
    expect(['2026-11-27', '2026-11-28', '2026-11-29', '2026-12-25'].map(isWorkingDay)).to.deep.equal([true, false, false, false]);
    expect(nextWorkingDay('2026-11-27')).to.equal('2026-11-30');
    expect(nextWorkingDay('2026-12-24')).to.equal('2026-12-28');
    expect(nextWorkingDay('2027-03-25')).to.equal('2027-03-30');
    expect(nextWorkingDay('2027-12-31')).to.equal('2028-01-03');
  });
});
