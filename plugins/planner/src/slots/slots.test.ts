import { expect } from 'chai';
import { addDays } from './days.ts';
import type { BusySpan, SlotReason, SlotRules } from './rules.types.ts';
import { advisorOf, settings, slotCases } from './slot-cases.fixture.ts';
import type { SlotCase } from './slot-cases.fixture.ts';
import { explainDay, explainSlot, firstSlots, slots } from './slots.ts';

const tuesday = '2026-11-24';

/** An instant of `08:00`, or of `-23:00` on the day before. */
const instantOf = (day: string, text: string): number =>
  Date.parse(`${text.startsWith('-') ? addDays(day, -1) : day}T${text.replace('-', '')}Z`);

function busyOf(day: string, text: string): BusySpan {
  const [, other, start = '', end = '', before, after] = /^(b )?(-?\d\d:\d\d)-(-?\d\d:\d\d) (\d+) (\d+)$/.exec(text) ?? [];
  return {
    advisor: other ? 'b' : 'a',
    start: instantOf(day, start),
    end: instantOf(day, end),
    bufferBefore: Number(before),
    bufferAfter: Number(after),
  };
}

function askedOf(each: SlotCase) {
  const day = each.day ?? tuesday;
  const rules: SlotRules = {
    timeZone: each.zone ?? 'Europe/Amsterdam',
    settings: { ...settings, ...each.set },
    advisors: [advisorOf(each)],
  };
  const busy = (each.busy ?? []).map((text) => busyOf(day, text));
  return { day, rules, busy, now: Date.parse(each.now ?? '2026-11-20T00:00Z') };
}

describe('the times that are offered', () => {
  it('have at least 120 cases', () => {
    expect(slotCases.length).to.be.at.least(120);
    expect(new Set(slotCases.map(({ name }) => name)).size).to.equal(slotCases.length);
  });

  for (const each of slotCases)
    it(`are right: ${each.name}`, () => {
      const { day, rules, busy, now } = askedOf(each);
      const expected = each.offered
        .split(' ')
        .filter((text) => text !== '')
        .map((text) => instantOf(day, text));
      const found = slots(rules, busy, now, { from: day, to: day });
      expect(found.map(({ start }) => new Date(start).toISOString())).to.deep.equal(
        expected.map((start) => new Date(start).toISOString()),
      );
      for (const { start, end } of found) expect(end - start).to.equal(rules.settings.duration * 60_000);
      const explained = explainDay(rules, busy, now, { advisor: 'a', date: day });
      expect(explained.slots.filter(({ reason }) => !reason).map(({ start }) => start)).to.deep.equal(expected);
      for (const { start, reason } of explained.slots)
        expect(explainSlot(rules, busy, now, { advisor: 'a', instant: start })).to.deep.equal(reason);
    });

  it('come by time, then in the order of the advisors', () => {
    const { rules, now } = askedOf({ name: '', offered: '' });
    const advisors = ['z', 'a'].map((id) => ({ ...advisorOf({ name: '', hours: '09:00-10:00', offered: '' }), id }));
    const found = slots({ ...rules, advisors }, [], now, { from: tuesday, to: '2026-11-25' });
    expect(found.map(({ advisor }) => advisor)).to.deep.equal(['z', 'a', 'z', 'a']);
  });

  it('say which local times come twice', () => {
    const each = {
      name: '',
      hours: '01:00-05:00',
      set: { interval: 60 },
      day: '2027-10-31',
      now: '2027-10-20T00:00Z',
      offered: '',
    };
    const { rules, now, day } = askedOf(each);
    const found = slots(rules, [], now, { from: day, to: day });
    expect(found.map(({ isDoubled }) => isDoubled)).to.deep.equal([false, true, true, false, false]);
  });

  it('begin with the first day that has one', () => {
    const { rules, now } = askedOf({ name: '', away: ['2026-11-20T00:00Z/2026-11-26T00:00Z'], offered: '' });
    expect(new Date(firstSlots(rules, [], now)[0]?.start ?? 0).toISOString()).to.equal('2026-11-26T08:00:00.000Z');
    expect(firstSlots(rules, [], now, '2027-12-01')).to.deep.equal([]);
  });
});

describe('why a time is not offered', () => {
  const at = (text: string, each: Partial<SlotCase> = {}, advisor = 'a'): SlotReason['kind'] | undefined => {
    const { rules, busy, now, day } = askedOf({ name: '', offered: '', ...each });
    return explainSlot(rules, busy, now, { advisor, instant: instantOf(day, text) })?.kind;
  };

  it('is told for every rule', () => {
    expect(at('08:00')).to.equal(undefined);
    expect(at('08:00', {}, 'b')).to.equal('not-of-region');
    expect(at('08:00', { day: '2026-11-28' })).to.equal('no-hours');
    expect(at('08:00', { exceptions: { [tuesday]: '' } })).to.equal('closed');
    expect(at('08:00', { day: '2026-12-25', set: { holidays: 'nl' } })).to.equal('holiday');
    expect(at('07:59')).to.equal('outside-hours');
    expect(at('10:00')).to.equal('outside-hours');
    expect(at('09:30')).to.equal('does-not-fit');
    expect(at('08:10')).to.equal('off-step');
    expect(at('08:00', { now: '2026-11-24T08:01Z' })).to.equal('notice');
    expect(at('08:00', { set: { horizon: 1 } })).to.equal('horizon');
    expect(at('08:00', { away: ['2026-11-24T08:59Z/2026-11-24T09:30Z'] })).to.equal('absence');
    expect(at('08:00', { busy: ['08:59-09:30 0 0'] })).to.equal('appointment');
    expect(at('08:00', { set: { maxPerDay: 1 }, busy: ['09:00-09:30 0 0'] })).to.equal('day-full');
    const outside = (readAt: string | null, spans: readonly (readonly [string, string])[] = []) => ({
      outside: {
        readAt: readAt === null ? null : Date.parse(readAt),
        spans: spans.map(([start, end]) => ({ start: Date.parse(start), end: Date.parse(end) })),
      },
    });
    const now = '2026-11-20T12:00Z';
    expect(at('08:00', { now, ...outside(now, [['2026-11-24T08:59Z', '2026-11-24T09:30Z']]) })).to.equal('calendar');
    expect(at('08:00', { now, ...outside(now, [['2026-11-24T09:00Z', '2026-11-24T09:30Z']]) })).to.equal(undefined);
    expect(at('08:00', { now, ...outside('2026-11-20T11:00Z') }), 'an hour').to.equal(undefined);
    expect(at('08:00', { now, ...outside('2026-11-20T10:59Z') })).to.equal('calendar-silent');
    expect(at('08:00', { now, ...outside(null) })).to.equal('calendar-silent');
    const soon = { now: '2026-11-24T07:00Z', set: { minimumNotice: 120 } };
    expect(at('08:00', { ...soon, busy: ['08:59-09:30 0 0'] }), 'staff may take what is too soon, not what is taken').to.equal(
      'appointment',
    );
  });
});
