import { expect } from 'chai';
import { isLecternError } from '#contract/errors.ts';
import { dayAfter, momentOf, startOfDay, wallTimeOf } from './moment-of.ts';

const amsterdam = 'Europe/Amsterdam';

function refusal(at: string, zone?: string): unknown {
  try {
    return momentOf({ at, zone }, amsterdam);
  } catch (error) {
    return isLecternError(error) ? error.errors : error;
  }
}

const cases: readonly (readonly [at: string, zone: string | undefined, instant: string, offset: string])[] = [
  ['2026-12-24T08:00', amsterdam, '2026-12-24T07:00:00.000Z', '+01:00'],
  ['2026-07-01T08:00:30', amsterdam, '2026-07-01T06:00:30.000Z', '+02:00'],
  ['2026-12-24T08:00', 'America/New_York', '2026-12-24T13:00:00.000Z', '-05:00'],
  ['2026-12-24T08:00', 'Asia/Kathmandu', '2026-12-24T02:15:00.000Z', '+05:45'],
  ['2028-02-29T00:00', amsterdam, '2028-02-28T23:00:00.000Z', '+01:00'],
  // Comes twice: the first.
  ['2026-10-25T02:30', amsterdam, '2026-10-25T00:30:00.000Z', '+02:00'],
  ['2026-12-24T08:00Z', undefined, '2026-12-24T08:00:00.000Z', '+01:00'],
  ['2026-12-24T08:00:00.250+05:00', undefined, '2026-12-24T03:00:00.250Z', '+01:00'],
  // The second of the two, which only an offset can name.
  ['2026-10-25T02:30+01:00', amsterdam, '2026-10-25T01:30:00.000Z', '+01:00'],
  ['2026-12-24T08:00Z', 'Pacific/Auckland', '2026-12-24T08:00:00.000Z', '+13:00'],
];

describe('a moment that is set', () => {
  for (const [at, zone, instant, offset] of cases)
    it(`is understood: ${at} ${zone ?? ''}`, () => {
      const moment = momentOf({ at, zone }, amsterdam);
      expect(moment.at.toISOString()).to.equal(instant);
      expect(wallTimeOf(moment).offset).to.equal(offset);
    });

  it('is read back as it was meant', () => {
    expect(wallTimeOf(momentOf({ at: '2026-12-24T08:00', zone: 'America/New_York' }, amsterdam)).wallTime).to.equal(
      '2026-12-24T08:00',
    );
  });

  it('is refused where it is none, where it is skipped, and where nobody says in which zone', () => {
    expect(refusal('2026-12-24T08:00')).to.deep.equal([{ code: 'V_01', property: 'zone' }]);
    for (const zone of ['Mars/Olympus', '+01:00', '', 'europe'])
      expect(refusal('2026-12-24T08:00', zone), zone).to.deep.equal([{ code: 'V_12', property: 'zone' }]);
    const wrong = [
      '2026-03-29T02:30',
      '2026-02-30T08:00',
      '2026-13-01T08:00',
      '2026-12-24T24:30',
      '2026-12-24',
      'tomorrow',
      '',
      '20261224T0800',
      '2026-12-24T08:00+99:00',
    ];
    for (const at of wrong) expect(refusal(at, amsterdam), at).to.deep.equal([{ code: 'V_12', property: 'at' }]);
  });

  it('lies on a day of the zone', () => {
    expect(startOfDay('2026-03-29', amsterdam).toISOString()).to.equal('2026-03-28T23:00:00.000Z');
    expect(dayAfter('2026-01-31', { months: 1 })).to.equal('2026-02-28');
    expect(dayAfter('2026-12-31', { days: 1 })).to.equal('2027-01-01');
  });
});
