import type { AdvisorHours, Hours, OutsideBusy, PlanException, SlotSettings } from './rules.types.ts';

/** A set-up, a clock, and the beginnings that are to be offered on one day. */
export interface SlotCase {
  readonly name: string;
  /** Default: Europe/Amsterdam. */
  readonly zone?: string;
  /** Each day of the week: `09:00-11:00 13:00-15:00`. Default: `09:00-11:00` from Monday to Friday. */
  readonly hours?: string;
  /** Otherwise than: an hour each half hour, no buffers, no notice, 60 days, any number, no holidays. */
  readonly set?: Partial<SlotSettings>;
  /** Hours by date; an empty text closes it. */
  readonly exceptions?: Readonly<Record<string, string>>;
  /** Instants: `2026-11-23T00:00Z/2026-11-25T00:00Z`. */
  readonly away?: readonly string[];
  readonly outside?: OutsideBusy;
  /** Spans on the day, in UTC, with buffers before and after: `09:00-10:00 0 15`. Another advisor's begin with `b `. */
  readonly busy?: readonly string[];
  /** Default: Friday 20 November 2026, midnight UTC. */
  readonly now?: string;
  /** Default: Tuesday 24 November 2026. */
  readonly day?: string;
  /** In UTC, on the day; `-23:00` is on the day before it. */
  readonly offered: string;
}

export const settings: SlotSettings = {
  duration: 60,
  interval: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  minimumNotice: 0,
  horizon: 60,
  maxPerDay: null,
  holidays: 'none',
};

const usual = '08:00 08:30 09:00';
const summer = '07:00 07:30 08:00';
const long = '09:00-13:00';
const allLong = '08:00 08:30 09:00 09:30 10:00 10:30 11:00';
const spring = { day: '2027-03-28', now: '2027-03-20T00:00Z' };
const autumn = { day: '2027-10-31', now: '2027-10-20T00:00Z' };
const everyDay = '09:00-11:00 ';
const hourly = { interval: 60 };
const nl = { holidays: 'nl' as const };
const in2027 = { now: '2027-03-20T00:00Z' };

const steps: readonly SlotCase[] = [
  { name: 'each half hour for an hour', offered: usual },
  { name: 'half an hour', set: { duration: 30 }, offered: '08:00 08:30 09:00 09:30' },
  { name: 'as long as the window', set: { duration: 120 }, offered: '08:00' },
  { name: 'a minute longer than the window', set: { duration: 121 }, offered: '' },
  { name: 'an hour and a half', set: { duration: 90 }, offered: '08:00 08:30' },
  { name: 'each hour', set: hourly, offered: '08:00 09:00' },
  { name: 'each quarter', set: { interval: 15 }, offered: '08:00 08:15 08:30 08:45 09:00' },
  { name: 'each 45 minutes', set: { interval: 45 }, offered: '08:00 08:45' },
  { name: 'half hours each 45 minutes', set: { interval: 45, duration: 30 }, offered: '08:00 08:45 09:30' },
  { name: '20 minutes each 50', set: { interval: 50, duration: 20 }, offered: '08:00 08:50 09:40' },
  { name: '45 minutes each 20', set: { interval: 20, duration: 45 }, offered: '08:00 08:20 08:40 09:00' },
  { name: 'two windows', hours: '09:00-10:00 13:00-15:00', offered: '08:00 12:00 12:30 13:00' },
  { name: 'two windows, the later first', hours: '13:00-15:00 09:00-10:00', offered: '08:00 12:00 12:30 13:00' },
  { name: 'steps from its own beginning', hours: '09:10-10:40', offered: '08:10 08:40' },
  { name: 'an interval beyond the window', set: { interval: 240 }, offered: '08:00' },
  { name: 'a minute too short', hours: '09:00-09:59', offered: '' },
  { name: 'just long enough', hours: '09:00-10:00', offered: '08:00' },
  { name: 'windows that touch stay two', hours: '09:00-10:00 10:00-11:00', offered: '08:00 09:00' },
  { name: 'a Saturday without hours', day: '2026-11-28', offered: '' },
  { name: 'a Sunday with hours', day: '2026-11-29', hours: everyDay, offered: usual },
  { name: 'a Monday', day: '2026-11-23', offered: usual },
  { name: 'a Friday', day: '2026-11-27', offered: usual },
];

const midnight: readonly SlotCase[] = [
  { name: 'up to midnight', hours: '22:00-24:00', offered: '21:00 21:30 22:00' },
  { name: 'from midnight', hours: '00:00-02:00', offered: '-23:00 -23:30 00:00' },
  { name: 'the last half hour', hours: '23:30-24:00', set: { duration: 30 }, offered: '22:30' },
  { name: 'the first half hour', hours: '00:00-00:30', set: { duration: 30 }, offered: '-23:00' },
  { name: 'the whole day', hours: '00:00-24:00', set: { duration: 480, interval: 480 }, offered: '-23:00 07:00 15:00' },
  { name: 'nothing across midnight', hours: '23:00-24:00 00:00-01:00', set: { duration: 120 }, offered: '' },
  { name: 'both sides of midnight apart', hours: '23:00-24:00 00:00-01:00', offered: '-23:00 22:00' },
  {
    name: 'up to midnight in summer',
    hours: '22:00-24:00',
    day: '2026-07-07',
    now: '2026-07-01T00:00Z',
    offered: '20:00 20:30 21:00',
  },
  { name: 'an appointment over midnight', hours: '22:00-24:00', busy: ['22:30-23:30 0 0'], offered: '21:00 21:30' },
  { name: 'the buffer of tomorrow’s first', hours: '22:00-24:00', busy: ['23:00-23:30 30 0'], offered: '21:00 21:30' },
  { name: 'the buffer of yesterday’s last', hours: '00:00-02:00', busy: ['-22:00--23:00 0 30'], offered: '-23:30 00:00' },
];

const clockForward: readonly SlotCase[] = [
  { ...spring, name: 'a window over the lost hour is shorter', hours: '01:00-05:00', set: hourly, offered: '00:00 01:00 02:00' },
  { ...spring, name: 'half hours over it', hours: '01:00-05:00', offered: '00:00 00:30 01:00 01:30 02:00' },
  { ...spring, name: 'from its beginning', hours: '02:00-04:00', offered: '01:00' },
  { ...spring, name: 'from within', hours: '02:30-04:00', offered: '01:00' },
  { ...spring, name: 'up to within', hours: '01:30-02:30', offered: '' },
  { ...spring, name: 'what is left before it', hours: '01:30-02:30', set: { duration: 30 }, offered: '00:30' },
  { ...spring, name: 'just the lost hour', hours: '02:00-03:00', offered: '' },
  { ...spring, name: 'within the lost hour', hours: '02:10-02:50', set: { duration: 5, interval: 5 }, offered: '' },
  { ...spring, name: 'from its end', hours: '03:00-05:00', offered: '01:00 01:30 02:00' },
  { ...spring, name: 'a day of 23 hours', hours: '00:00-24:00', set: { duration: 480, interval: 480 }, offered: '-23:00 07:00' },
  { ...spring, name: 'working hours of the day', hours: everyDay, offered: summer },
  { ...spring, name: 'working hours of the day before', hours: everyDay, day: '2027-03-27', offered: usual },
  { ...spring, name: 'working hours of the day after', hours: everyDay, day: '2027-03-29', offered: summer },
  { ...spring, name: 'from midnight up to it', hours: '00:00-03:00', set: hourly, offered: '-23:00 00:00' },
  { ...spring, name: 'an hour around it', hours: '01:30-03:30', offered: '00:30' },
  {
    ...spring,
    name: 'notice counts real minutes over it',
    hours: everyDay,
    now: '2027-03-27T08:00Z',
    set: { minimumNotice: 1440 },
    offered: '08:00',
  },
];

const clockBack: readonly SlotCase[] = [
  {
    ...autumn,
    name: 'a window over the doubled hour is longer',
    hours: '01:00-05:00',
    set: hourly,
    offered: '-23:00 00:00 01:00 02:00 03:00',
  },
  { ...autumn, name: 'both its times', hours: '02:00-03:00', set: hourly, offered: '00:00 01:00' },
  { ...autumn, name: 'half hours in it', hours: '02:00-03:00', offered: '00:00 00:30 01:00' },
  { ...autumn, name: 'from within: the first of both', hours: '02:30-03:00', offered: '00:30 01:00' },
  { ...autumn, name: 'up to within: the last of both', hours: '01:30-02:30', set: hourly, offered: '-23:30 00:30' },
  { ...autumn, name: 'from its end', hours: '03:00-04:00', offered: '02:00' },
  {
    ...autumn,
    name: 'a day of 25 hours',
    hours: '00:00-24:00',
    set: { duration: 480, interval: 480 },
    offered: '-22:00 06:00 14:00',
  },
  { ...autumn, name: 'working hours of the day', hours: everyDay, offered: usual },
  { ...autumn, name: 'working hours of the day before', hours: everyDay, day: '2027-10-30', offered: summer },
  { ...autumn, name: 'working hours of the day after', hours: everyDay, day: '2027-11-01', offered: usual },
  { ...autumn, name: '45 minutes in it', hours: '02:00-03:00', set: { duration: 45, interval: 45 }, offered: '00:00 00:45' },
  { ...autumn, name: 'its first time is taken', hours: '02:00-03:00', set: hourly, busy: ['00:00-01:00 0 0'], offered: '01:00' },
  { ...autumn, name: 'its second time is taken', hours: '02:00-03:00', set: hourly, busy: ['01:00-02:00 0 0'], offered: '00:00' },
  {
    ...autumn,
    name: 'away between both',
    hours: '02:00-04:00',
    away: ['2027-10-31T00:30Z/2027-10-31T01:30Z'],
    offered: '01:30 02:00',
  },
  {
    ...autumn,
    name: 'notice that ends in it',
    hours: '02:00-04:00',
    now: '2027-10-31T00:30Z',
    set: { minimumNotice: 30 },
    offered: '01:00 01:30 02:00',
  },
  {
    ...autumn,
    name: 'notice counts real minutes over it',
    hours: everyDay,
    now: '2027-10-30T07:00Z',
    set: { minimumNotice: 1440 },
    offered: usual,
  },
];

const zones: readonly SlotCase[] = [
  {
    name: 'New York loses an hour',
    zone: 'America/New_York',
    hours: '01:00-04:00',
    day: '2027-03-14',
    now: '2027-03-10T00:00Z',
    set: hourly,
    offered: '06:00 07:00',
  },
  {
    name: 'New York has one twice',
    zone: 'America/New_York',
    hours: '00:00-03:00',
    day: '2027-11-07',
    now: '2027-11-01T00:00Z',
    set: hourly,
    offered: '04:00 05:00 06:00 07:00',
  },
  { name: 'Kolkata is half an hour off', zone: 'Asia/Kolkata', offered: '03:30 04:00 04:30' },
  { name: 'Auckland is a day ahead', zone: 'Pacific/Auckland', offered: '-20:00 -20:30 -21:00' },
  {
    name: 'Lord Howe has half an hour twice',
    zone: 'Australia/Lord_Howe',
    hours: '01:00-03:00',
    day: '2027-04-04',
    now: '2027-04-01T00:00Z',
    offered: '-14:00 -14:30 -15:00 -15:30',
  },
  { name: 'UTC', zone: 'UTC', offered: '09:00 09:30 10:00' },
  {
    name: 'Cairo loses its midnight',
    zone: 'Africa/Cairo',
    hours: '00:00-02:00',
    day: '2027-04-30',
    now: '2027-04-20T00:00Z',
    offered: '-22:00',
  },
];

const leap = { now: '2028-02-20T00:00Z', day: '2028-02-29' };
const calendar: readonly SlotCase[] = [
  { ...leap, name: 'the leap day', offered: usual },
  { ...leap, name: 'the leap day, closed', exceptions: { '2028-02-29': '' }, offered: '' },
  { ...leap, name: 'the leap day as the last', now: '2028-02-28T00:00Z', set: { horizon: 1 }, offered: usual },
  { ...leap, name: 'the leap day counts', now: '2028-02-28T00:00Z', set: { horizon: 1 }, day: '2028-03-01', offered: '' },
  {
    ...leap,
    name: 'the day after the leap day',
    now: '2028-02-28T00:00Z',
    set: { horizon: 2 },
    day: '2028-03-01',
    offered: usual,
  },
  { name: 'no leap day: the last', now: '2027-02-26T00:00Z', set: { horizon: 3 }, day: '2027-03-01', offered: usual },
  { name: 'no leap day: one beyond', now: '2027-02-26T00:00Z', set: { horizon: 2 }, day: '2027-03-01', offered: '' },
  { name: 'the last day of the year', day: '2026-12-31', offered: usual },
  { name: 'the first day of the year', day: '2027-01-01', offered: usual },
  { name: 'New Year’s Day', day: '2027-01-01', set: nl, offered: '' },
  { name: 'New Year’s Day, opened', day: '2027-01-01', set: nl, exceptions: { '2027-01-01': '10:00-11:00' }, offered: '09:00' },
  { name: 'a horizon over the year’s end', now: '2026-12-31T10:00Z', set: { horizon: 4 }, day: '2027-01-04', offered: usual },
  { name: 'one beyond it', now: '2026-12-31T10:00Z', set: { horizon: 3 }, day: '2027-01-04', offered: '' },
  { name: 'the last hours of the year', day: '2026-12-31', hours: '22:00-24:00', offered: '21:00 21:30 22:00' },
  { name: 'the first hours of the year', day: '2027-01-01', hours: '00:00-02:00', offered: '-23:00 -23:30 00:00' },
  { ...in2027, name: 'Good Friday', day: '2027-03-26', set: nl, offered: '' },
  { ...in2027, name: 'Easter Monday', day: '2027-03-29', set: nl, offered: '' },
  { ...in2027, name: 'King’s Day', day: '2027-04-27', set: nl, offered: '' },
  { ...in2027, name: 'Liberation Day', day: '2027-05-05', set: nl, offered: '' },
  { ...in2027, name: 'Ascension Day', day: '2027-05-06', set: nl, offered: '' },
  { ...in2027, name: 'Whit Monday', day: '2027-05-17', set: nl, offered: '' },
  { name: 'Christmas Day', day: '2026-12-25', set: nl, offered: '' },
  { name: 'the day before Christmas', day: '2026-12-24', set: nl, offered: usual },
  {
    ...in2027,
    name: 'Easter Monday, opened',
    day: '2027-03-29',
    set: nl,
    exceptions: { '2027-03-29': '09:00-10:00' },
    offered: '07:00',
  },
  { name: 'a closed day', exceptions: { '2026-11-24': '' }, offered: '' },
  { name: 'other hours', exceptions: { '2026-11-24': '14:00-15:00 16:00-17:00' }, offered: '13:00 15:00' },
  { name: 'a Saturday, opened', day: '2026-11-28', exceptions: { '2026-11-28': '10:00-11:00' }, offered: '09:00' },
  { name: 'an exception of another day', exceptions: { '2026-11-25': '' }, offered: usual },
];

const bounds: readonly SlotCase[] = [
  { name: 'notice, to the minute', now: '2026-11-24T07:00Z', set: { minimumNotice: 60 }, offered: usual },
  { name: 'a minute more', now: '2026-11-24T07:00Z', set: { minimumNotice: 61 }, offered: '08:30 09:00' },
  { name: 'up to the second', now: '2026-11-24T07:00Z', set: { minimumNotice: 90 }, offered: '08:30 09:00' },
  { name: 'up to the last', now: '2026-11-24T07:00Z', set: { minimumNotice: 120 }, offered: '09:00' },
  { name: 'beyond the last', now: '2026-11-24T07:00Z', set: { minimumNotice: 121 }, offered: '' },
  { name: 'now', now: '2026-11-24T08:00Z', offered: usual },
  { name: 'a second ago', now: '2026-11-24T08:00:01Z', offered: '08:30 09:00' },
  { name: 'a day of notice', now: '2026-11-23T08:30Z', set: { minimumNotice: 1440 }, offered: '08:30 09:00' },
  { name: 'yesterday', now: '2026-11-25T00:00Z', offered: '' },
  { name: 'the horizon of a day that ends in a minute', now: '2026-11-20T22:59Z', set: { horizon: 4 }, offered: usual },
  { name: 'one day less', now: '2026-11-20T22:59Z', set: { horizon: 3 }, offered: '' },
  { name: 'the horizon of a day that just began', now: '2026-11-20T23:00Z', set: { horizon: 3 }, offered: usual },
  { name: 'today alone', now: '2026-11-24T05:00Z', set: { horizon: 0 }, offered: usual },
];

const taken: readonly SlotCase[] = [
  { name: 'an appointment', hours: long, busy: ['09:00-10:00 0 0'], offered: '08:00 10:00 10:30 11:00' },
  { name: 'its buffer before', hours: long, busy: ['09:00-10:00 30 0'], offered: '10:00 10:30 11:00' },
  { name: 'its buffer after', hours: long, busy: ['09:00-10:00 0 15'], offered: '08:00 10:30 11:00' },
  {
    name: 'one’s own buffer before',
    hours: long,
    set: { bufferBefore: 30 },
    busy: ['09:00-10:00 0 0'],
    offered: '08:00 10:30 11:00',
  },
  {
    name: 'one’s own buffer after',
    hours: long,
    set: { bufferAfter: 30 },
    busy: ['09:00-10:00 0 0'],
    offered: '10:00 10:30 11:00',
  },
  {
    name: 'both buffers, up to touching',
    hours: long,
    set: { bufferBefore: 15 },
    busy: ['09:00-10:00 0 15'],
    offered: '08:00 10:30 11:00',
  },
  { name: 'both buffers, longer', hours: long, set: { bufferBefore: 30 }, busy: ['09:00-10:00 0 30'], offered: '08:00 11:00' },
  { name: 'buffers reach out of hours', hours: long, set: { bufferBefore: 120, bufferAfter: 120 }, offered: allLong },
  { name: 'somebody else’s appointment', hours: long, busy: ['b 09:00-10:00 0 0'], offered: allLong },
  { name: 'one that ends as the hours begin', hours: long, busy: ['07:00-08:00 0 0'], offered: allLong },
  { name: 'one before, with a buffer', hours: long, busy: ['07:00-08:00 0 15'], offered: '08:30 09:00 09:30 10:00 10:30 11:00' },
  {
    name: 'one after, with one’s own buffer',
    hours: long,
    set: { bufferAfter: 15 },
    busy: ['12:00-13:00 0 0'],
    offered: '08:00 08:30 09:00 09:30 10:00 10:30',
  },
  { name: 'two', hours: long, busy: ['08:00-09:00 0 0', '10:00-11:00 0 0'], offered: '09:00 11:00' },
  {
    name: 'buffers as they were stored',
    hours: long,
    set: { duration: 30 },
    busy: ['08:00-09:00 0 60'],
    offered: '10:00 10:30 11:00 11:30',
  },
  { name: 'away over days', away: ['2026-11-23T00:00Z/2026-11-26T00:00Z'], offered: '' },
  { name: 'the last day away', hours: long, away: ['2026-11-22T00:00Z/2026-11-24T09:30Z'], offered: '09:30 10:00 10:30 11:00' },
  { name: 'the first day away', hours: long, away: ['2026-11-24T09:30Z/2026-11-30T00:00Z'], offered: '08:00 08:30' },
  {
    name: 'a buffer beside an absence',
    hours: long,
    set: { bufferBefore: 15 },
    away: ['2026-11-24T06:00Z/2026-11-24T09:00Z'],
    offered: '09:30 10:00 10:30 11:00',
  },
  { name: 'a minute away', hours: long, away: ['2026-11-24T09:00Z/2026-11-24T09:01Z'], offered: '08:00 09:30 10:00 10:30 11:00' },
  { name: 'back as the hours begin', hours: long, away: ['2026-11-20T06:00Z/2026-11-24T08:00Z'], offered: allLong },
  {
    name: 'two absences',
    hours: long,
    away: ['2026-11-24T06:00Z/2026-11-24T09:00Z', '2026-11-24T11:00Z/2026-11-24T12:00Z'],
    offered: '09:00 09:30 10:00',
  },
  { name: 'a full day', hours: long, set: { maxPerDay: 1 }, busy: ['08:00-09:00 0 0'], offered: '' },
  {
    name: 'room for one more',
    hours: long,
    set: { maxPerDay: 2 },
    busy: ['08:00-09:00 0 0'],
    offered: '09:00 09:30 10:00 10:30 11:00',
  },
  { name: 'two of two', hours: long, set: { maxPerDay: 2 }, busy: ['08:00-09:00 0 0', '09:00-10:00 0 0'], offered: '' },
  { name: 'one of the day before', hours: long, set: { maxPerDay: 1 }, busy: ['-22:00--23:00 0 0'], offered: allLong },
  { name: 'one just after midnight counts', hours: long, set: { maxPerDay: 1 }, busy: ['-23:30-00:30 0 0'], offered: '' },
  {
    name: 'one after the next midnight does not',
    hours: long,
    set: { maxPerDay: 1 },
    busy: ['23:00-23:30 0 0'],
    offered: allLong,
  },
  { name: 'somebody else’s full day', hours: long, set: { maxPerDay: 1 }, busy: ['b 08:00-09:00 0 0'], offered: allLong },
];

const named = (group: string, cases: readonly SlotCase[]): readonly SlotCase[] =>
  cases.map((each) => ({ ...each, name: `${group}: ${each.name}` }));

export const slotCases: readonly SlotCase[] = [
  ...named('steps', steps),
  ...named('midnight', midnight),
  ...named('the clock goes forward', clockForward),
  ...named('the clock goes back', clockBack),
  ...named('zones', zones),
  ...named('the calendar', calendar),
  ...named('notice and horizon', bounds),
  ...named('taken', taken),
];

const readHours = (text: string): readonly Hours[] =>
  text
    .split(' ')
    .filter((each) => each !== '')
    .map((each) => ({ from: each.slice(0, 5), to: each.slice(6, 11) }));

/** The advisor `a` of a case. Hours that are given hold every day. */
export function advisorOf({ hours, exceptions = {}, away = [], outside }: SlotCase): AdvisorHours {
  const weekdays = hours === undefined ? [1, 2, 3, 4, 5] : [1, 2, 3, 4, 5, 6, 7];
  return {
    id: 'a',
    plan: weekdays.flatMap((weekday) => readHours(hours ?? '09:00-11:00').map((each) => ({ weekday, ...each }))),
    exceptions: Object.entries(exceptions).map(([date, text]): PlanException => ({ date, hours: readHours(text) })),
    absences: away.map((span) => {
      const [start = '', end = ''] = span.split('/');
      return { start: Date.parse(start), end: Date.parse(end) };
    }),
    ...(outside ? { outside } : {}),
  };
}
