import { expect } from 'chai';
import { slotRuns, timeText } from './slot-runs.ts';

const slot = (time: string, kind?: 'closed' | 'off-step', offset = '+01:00') => ({
  start: `2026-10-25T${time}:00.000${offset}`,
  end: '2026-10-25T12:00:00.000Z',
  time,
  offset,
  reason: kind ? ({ kind } as const) : null,
});

describe('times of a day in runs', () => {
  it('puts together what has the same reason, one after another', () => {
    const day = [slot('09:00', 'closed'), slot('09:30', 'closed'), slot('10:00'), slot('10:30'), slot('11:00', 'closed')];
    expect(slotRuns(day).map(({ reason, slots }) => [reason?.kind, slots.map(({ time }) => time)])).to.eql([
      ['closed', ['09:00', '09:30']],
      [undefined, ['10:00', '10:30']],
      ['closed', ['11:00']],
    ]);
  });

  it('tells a time that comes twice by its offset', () => {
    const day = [slot('02:00', undefined, '+02:00'), slot('02:00'), slot('03:00')];
    expect(day.map((each) => timeText(each, day))).to.eql(['02:00 (+02:00)', '02:00 (+01:00)', '03:00']);
  });
});
