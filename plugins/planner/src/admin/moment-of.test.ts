import { expect } from 'chai';
import { momentOf } from './moment-of.ts';

describe('a moment as staff types it', () => {
  const cases: readonly (readonly [text: string, timeZone: string, moment: string])[] = [
    ['2026-11-27T10:30', 'Europe/Amsterdam', '2026-11-27T09:30:00.000Z'],
    ['2026-07-01T10:30', 'Europe/Amsterdam', '2026-07-01T08:30:00.000Z'],
    ['2026-10-25T02:30', 'Europe/Amsterdam', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:30', 'Europe/Amsterdam', '2026-10-25T02:30:00.000Z'],
    ['2026-10-24T23:30', 'Europe/Amsterdam', '2026-10-24T21:30:00.000Z'],
    ['2026-03-29T02:30', 'Europe/Amsterdam', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T01:30', 'Europe/Amsterdam', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Amsterdam', '2026-03-29T01:00:00.000Z'],
    ['2026-01-01T00:00', 'Pacific/Auckland', '2025-12-31T11:00:00.000Z'],
    ['2026-02-28T12:00', 'America/New_York', '2026-02-28T17:00:00.000Z'],
  ];
  for (const [text, timeZone, moment] of cases)
    it(`is ${moment} for ${text} in ${timeZone}`, () => expect(momentOf(text, timeZone)).to.equal(moment));

  it('is none where no clock shows it', () => {
    for (const text of ['', 'tomorrow', '2026-13-40T10:00', '2026-11-27T25:00'])
      expect(momentOf(text, 'Europe/Amsterdam'), text).to.equal(undefined);
  });
});
