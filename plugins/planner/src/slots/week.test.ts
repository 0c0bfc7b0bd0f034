import { expect } from 'chai';
import { addWeeks, daysOf, readWeek, weekOf } from './week.ts';

describe('weeks', () => {
  it('belong to the year of their Thursday', () => {
    expect(weekOf('2026-11-27')).to.deep.equal({ id: '2026-W48', number: 48, from: '2026-11-23', to: '2026-11-29' });
    expect(weekOf('2027-01-01').id).to.equal('2026-W53');
    expect(weekOf('2027-01-04').id).to.equal('2027-W01');
    expect(weekOf('2024-12-30').id).to.equal('2025-W01');
    expect(weekOf('2028-02-29').id).to.equal('2028-W09');
  });

  it('are read by their id, and none that is not there', () => {
    for (const id of ['2026-W01', '2026-W48', '2026-W53']) expect(readWeek(id)?.id).to.equal(id);
    for (const id of ['2025-W53', '2026-W00', '2026-W54', '2026-48', 'W48', '', "2026-W48'--", '0000-W10'])
      expect(readWeek(id), id).to.equal(undefined);
  });

  it('follow each other over the year’s end', () => {
    const last = readWeek('2026-W53');
    expect(last && addWeeks(last, 1).id).to.equal('2027-W01');
    expect(last && daysOf(last)).to.deep.equal([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
  });
});
