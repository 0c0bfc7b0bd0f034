import { expect } from 'chai';
import { noonOf } from './noon-of.ts';

describe('noonOf', () => {
  it('has the offset of its time zone on that day', () => {
    expect(noonOf('2026-11-12', 'Europe/Amsterdam')).to.equal('2026-11-12T12:00:00+01:00');
    expect(noonOf('2026-07-12', 'Europe/Amsterdam')).to.equal('2026-07-12T12:00:00+02:00');
    expect(noonOf('2026-07-12', 'Asia/Kolkata')).to.equal('2026-07-12T12:00:00+05:30');
    expect(noonOf('2026-11-12', 'America/New_York')).to.equal('2026-11-12T12:00:00-05:00');
  });

  it('is the day it was made of, also where summer time begins or ends on it', () => {
    for (const day of ['2026-03-29', '2026-10-25'])
      for (const zone of ['Europe/Amsterdam', 'Pacific/Auckland', 'America/Los_Angeles']) {
        const moment = new Date(noonOf(day, zone));
        expect(new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(moment), `${day} ${zone}`).to.equal(day);
      }
    expect(noonOf('2026-03-29', 'Europe/Amsterdam')).to.equal('2026-03-29T12:00:00+02:00');
    expect(noonOf('2026-11-12', 'UTC')).to.equal('2026-11-12T12:00:00+00:00');
  });
});
