import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, ageOn, isRealDate } from './calendar.ts';
import { dateInWords } from './date-in-words.ts';
import { readDate } from './read-date.ts';

/** Every day from 1899 until 2101, counted one by one. */
const days = new Set<string>();
for (let date = '1899-01-01'; date < '2101-01-01'; date = addDays(date, 1)) days.add(date);

describe('dates', () => {
  it('are read as people type them', () => {
    for (const text of [
      '27/3/1970',
      '27/03/1970',
      '27-3-1970',
      '27.3.1970',
      '27 3 1970',
      '27031970',
      '27 maart 1970',
      '27 mrt. 1970',
      '27 MAART 1970',
      '27-mrt-1970',
      ' 27 / 3 / 1970 ',
      '1970-03-27',
      '27. maart 1970',
    ])
      expect(readDate(text), text).to.deep.equal({ value: '1970-03-27' });
  });

  it('that lack something are told from those that the calendar has not', () => {
    for (const text of [
      '',
      '27',
      '27/3',
      '27/3/70',
      'maart 1970',
      '27 mrz 1970',
      '27/3-1970',
      '1970/3/27',
      '27/3/19700',
      '2731970',
      'gisteren',
      '27 ma 1970',
      '٢٧/٣/١٩٧٠',
    ])
      expect(readDate(text), text).to.deep.equal({ fault: 'incomplete' });
    for (const text of [
      '31/2/2026',
      '29/2/2026',
      '29/2/1900',
      '31-4-2026',
      '0/1/2026',
      '32/1/2026',
      '1/13/2026',
      '31 juni 2026',
      '00001970',
      '1/1/0000',
    ])
      expect(readDate(text), text).to.deep.equal({ fault: 'impossible' });
  });

  it('are right for every day, month and year', () => {
    const [day, month, year] = [
      fc.integer({ min: 0, max: 33 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 1899, max: 2100 }),
    ];
    fc.assert(
      fc.property(day, month, year, fc.constantFrom('/', '-', '.', ' '), (d, m, y, separator) => {
        const date = `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
        const isReal = days.has(date);
        expect(readDate([d, m, y].join(separator))).to.deep.equal(isReal ? { value: date } : { fault: 'impossible' });
        expect(isRealDate(date)).to.equal(isReal);
        if (isReal) expect(readDate(dateInWords(date))).to.deep.equal({ value: date });
      }),
      { numRuns: 500 },
    );
  });

  it('say how old somebody is', () => {
    expect(ageOn('2000-02-29', '2018-02-28')).to.equal(17);
    expect(ageOn('2000-02-29', '2018-03-01')).to.equal(18);
    expect(ageOn('2000-11-27', '2018-11-27')).to.equal(18);
    expect(ageOn('2000-11-28', '2018-11-27')).to.equal(17);
  });

  it('stand in words', () => {
    expect(dateInWords('2026-11-27')).to.equal('27 november 2026');
    expect(dateInWords('2026-11-01', { weekday: true })).to.equal('zondag 1 november 2026');
  });
});
