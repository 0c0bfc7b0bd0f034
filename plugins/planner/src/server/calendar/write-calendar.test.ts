import { expect } from 'chai';
import ICAL from 'ical.js';
import { writeCalendar } from './write-calendar.ts';

const event = {
  uid: 'a0a0@www.example.com',
  sequence: 2,
  start: new Date('2027-03-28T01:00:00.000Z'),
  end: new Date('2027-03-28T02:00:00.000Z'),
  title: 'Afspraak met Jansen, de "oude"; en\nzoon',
  description: 'AFS-2026-7KQ4M2, Noord-Holland, een heel lange omschrijving die over meer dan één regel gaat',
  changedAt: new Date('2027-03-01T08:00:00.000Z'),
  organizer: { name: 'Kerk & Goed', email: 'adviseur@example.com' },
  attendee: { name: 'Kees "X"\r\nATTENDEE:mailto:evil@example.com', email: 'kees@example.com' },
};

describe('the calendar of an appointment', () => {
  for (const [day, time] of [
    ['2027-03-26', '10:30'],
    ['2027-03-28', '03:30'],
    ['2027-10-31', '02:30'],
  ] as const)
    it(`is read by another library as it was meant, in UTC, on ${day}`, async () => {
      const start = new Date(`${day}T${time}:00.000Z`);
      const text = await writeCalendar([{ ...event, start, end: new Date(start.getTime() + 3_600_000) }], 'REQUEST');
      const calendar = new ICAL.Component(ICAL.parse(text));
      const read = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
      expect(calendar.getFirstPropertyValue('method')).to.equal('REQUEST');
      expect([read.uid, read.sequence, read.startDate.toJSDate(), read.startDate.zone.tzid]).to.eql([event.uid, 2, start, 'UTC']);
      expect(read.attendees).to.have.length(1);
      expect(read.attendees[0]?.getFirstValue()).to.equal('mailto:kees@example.com');
      expect(
        text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75),
        'folded',
      ).to.equal(true);
      expect(text.replaceAll('\r\n', '')).not.to.include('\n');
    });

  it('says that it is cancelled where it is', async () => {
    const text = await writeCalendar([{ ...event, isCancelled: true }], 'CANCEL');
    expect(text).to.include('METHOD:CANCEL\r\n').and.include('STATUS:CANCELLED\r\n').and.include('SEQUENCE:2\r\n');
  });
});
