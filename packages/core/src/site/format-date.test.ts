import { expect } from 'chai';
import { formatDate } from './format-date.ts';

describe('formatDate', () => {
  it('writes a day as people of the locale do', () => {
    expect(formatDate('2026-11-20', 'nl-NL', 'UTC')).to.equal('20 november 2026');
    expect(formatDate('2026-11-20', 'de-DE', 'UTC')).to.equal('20. November 2026');
  });

  it('takes the day of a moment from the time zone', () => {
    const moment = '2026-11-20T23:30:00Z';
    expect(formatDate(moment, 'nl-NL', 'UTC')).to.equal('20 november 2026');
    expect(formatDate(moment, 'nl-NL', 'Europe/Amsterdam')).to.equal('21 november 2026');
    expect(formatDate('2026-11-20T04:30:00Z', 'nl-NL', 'America/New_York')).to.equal('19 november 2026');
  });

  it('leaves a day without a time as it is, in every time zone', () => {
    for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Auckland', 'Pacific/Pago_Pago'])
      expect(formatDate('2026-01-31', 'nl-NL', zone), zone).to.equal('31 januari 2026');
  });

  it('is empty for what is no date', () => {
    for (const text of ['', 'morgen', '2026-13-01']) expect(formatDate(text, 'nl-NL', 'UTC'), text).to.equal('');
  });
});
