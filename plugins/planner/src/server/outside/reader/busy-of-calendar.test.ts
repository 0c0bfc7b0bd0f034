import { expect } from 'chai';
import { busyOfCalendar } from './busy-of-calendar.ts';
import { CalendarFailure } from './calendar-failure.ts';

const question = {
  span: { start: Date.parse('2026-11-20T00:00Z'), end: Date.parse('2027-11-20T00:00Z') },
  timeZone: 'Europe/Amsterdam',
  ownEnd: '@sluitsteen.example',
};

/** A zone as Outlook writes it: its name means nothing to anybody else. */
const outlookZone = `BEGIN:VTIMEZONE
TZID:Kantoor
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
`;
const event = (lines: string): string => `BEGIN:VEVENT\n${lines.trim()}\nEND:VEVENT\n`;
const calendar = (...parts: readonly string[]): string =>
  `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Ergens//NL\n${parts.join('')}END:VCALENDAR\n`.replaceAll('\n', '\r\n');

const at = (instant: number): string => new Date(instant).toISOString().replace(/:00\.000Z$/, 'Z');
const busy = (...parts: readonly string[]): readonly string[] =>
  busyOfCalendar([calendar(...parts)], question).map(({ start, end }) => `${at(start)}/${at(end)}`);

const once = (lines: string): readonly string[] => busy(event(`UID:1\n${lines}`));

/** What is written, and when its owner is busy. */
const cases: readonly (readonly [name: string, lines: string, spans: readonly string[]])[] = [
  ['UTC', 'DTSTART:20261124T090000Z\nDTEND:20261124T100000Z', ['2026-11-24T09:00Z/2026-11-24T10:00Z']],
  ['a length', 'DTSTART:20261124T090000Z\nDURATION:PT90M', ['2026-11-24T09:00Z/2026-11-24T10:30Z']],
  ['no zone: the site’s', 'DTSTART:20261124T090000\nDTEND:20261124T100000', ['2026-11-24T08:00Z/2026-11-24T09:00Z']],
  [
    'a zone by its name alone, on the other side of the world',
    'DTSTART;TZID=Pacific/Auckland:20261125T090000\nDTEND;TZID=Pacific/Auckland:20261125T100000',
    ['2026-11-24T20:00Z/2026-11-24T21:00Z'],
  ],
  [
    'an end in another zone than its beginning: a flight',
    'DTSTART;TZID=Europe/Amsterdam:20261124T100000\nDTEND;TZID=America/New_York:20261124T120000',
    ['2026-11-24T09:00Z/2026-11-24T17:00Z'],
  ],
  ['a whole day', 'DTSTART;VALUE=DATE:20261124', ['2026-11-23T23:00Z/2026-11-24T23:00Z']],
  ['two days', 'DTSTART;VALUE=DATE:20261124\nDTEND;VALUE=DATE:20261126', ['2026-11-23T23:00Z/2026-11-25T23:00Z']],
  ['the day that loses an hour', 'DTSTART;VALUE=DATE:20270328', ['2027-03-27T23:00Z/2027-03-28T22:00Z']],
  ['marked as free', 'DTSTART:20261124T090000Z\nDTEND:20261124T100000Z\nTRANSP:TRANSPARENT', []],
  ['cancelled', 'DTSTART:20261124T090000Z\nDTEND:20261124T100000Z\nSTATUS:CANCELLED', []],
  ['nothing', 'DTSTART:20261124T090000Z', []],
  ['an end before its beginning', 'DTSTART:20261124T090000Z\nDTEND:20261124T080000Z', []],
  ['before what is wanted', 'DTSTART:20261101T090000Z\nDTEND:20261101T100000Z', []],
  ['into what is wanted', 'DTSTART:20261119T220000Z\nDTEND:20261120T010000Z', ['2026-11-20T00:00Z/2026-11-20T01:00Z']],
  [
    'every day in a week with a change of the clock, but one',
    'DTSTART;TZID=Europe/Amsterdam:20270326T090000\nDTEND;TZID=Europe/Amsterdam:20270326T100000\nRRULE:FREQ=DAILY;COUNT=4\nEXDATE;TZID=Europe/Amsterdam:20270327T090000',
    ['2027-03-26T08:00Z/2027-03-26T09:00Z', '2027-03-28T07:00Z/2027-03-28T08:00Z', '2027-03-29T07:00Z/2027-03-29T08:00Z'],
  ],
  [
    'every Monday since twenty years, up to a day',
    'DTSTART:20061127T090000Z\nDTEND:20061127T100000Z\nRRULE:FREQ=WEEKLY;UNTIL=20261130T090000Z',
    ['2026-11-23T09:00Z/2026-11-23T10:00Z', '2026-11-30T09:00Z/2026-11-30T10:00Z'],
  ],
  [
    'every day, each after the other, as one',
    'DTSTART;VALUE=DATE:20261124\nRRULE:FREQ=DAILY;COUNT=3',
    ['2026-11-23T23:00Z/2026-11-26T23:00Z'],
  ],
];

const problemOf = (work: () => unknown): string | undefined => {
  try {
    work();
  } catch (error) {
    return error instanceof CalendarFailure ? error.problem : String((error as Error).name);
  }
  return undefined;
};

describe('a calendar outside', () => {
  for (const [name, lines, spans] of cases)
    it(`says when its owner is busy: ${name}`, () => {
      expect(once(lines)).to.eql(spans);
    });

  it('has zones of its own', () => {
    const found = busy(outlookZone, event('UID:1\nDTSTART;TZID=Kantoor:20270701T090000\nDTEND;TZID=Kantoor:20270701T100000'));
    expect(found).to.eql(['2027-07-01T07:00Z/2027-07-01T08:00Z']);
    expect(problemOf(() => once('DTSTART;TZID=Nergens:20270701T090000\nDURATION:PT1H'))).to.equal('unreadable');
  });

  it('has times of a series that were moved, cancelled or set free, and others from one on', () => {
    const series = event('UID:1\nDTSTART:20261123T090000Z\nDTEND:20261123T100000Z\nRRULE:FREQ=DAILY;COUNT=5');
    const moved = event('UID:1\nRECURRENCE-ID:20261124T090000Z\nDTSTART:20261124T140000Z\nDTEND:20261124T150000Z');
    const cancelled = event('UID:1\nRECURRENCE-ID:20261125T090000Z\nDTSTART:20261125T090000Z\nDURATION:PT1H\nSTATUS:CANCELLED');
    const later = event(
      'UID:1\nRECURRENCE-ID;RANGE=THISANDFUTURE:20261126T090000Z\nDTSTART:20261126T100000Z\nDTEND:20261126T110000Z',
    );
    expect(busy(series, moved, cancelled, later)).to.eql([
      '2026-11-23T09:00Z/2026-11-23T10:00Z',
      '2026-11-24T14:00Z/2026-11-24T15:00Z',
      '2026-11-26T10:00Z/2026-11-26T11:00Z',
      '2026-11-27T10:00Z/2026-11-27T11:00Z',
    ]);
    expect(busy(moved), 'alone').to.eql(['2026-11-24T14:00Z/2026-11-24T15:00Z']);
  });

  it('does not count the site’s own appointments, which moving or cancelling would meet', () => {
    expect(busy(event('UID:0b7c@sluitsteen.example\nDTSTART:20261124T090000Z\nDURATION:PT1H'))).to.eql([]);
  });

  it('is not gone through for ever', () => {
    const problem = (rule: string) => problemOf(() => once(`DTSTART:20060101T000000Z\nDURATION:PT1S\nRRULE:FREQ=${rule}`));
    expect(problem('SECONDLY')).to.equal('too-much');
    expect(problemOf(() => busyOfCalendar(['<html></html>'], question))).to.equal('ParserError');
  });
});
