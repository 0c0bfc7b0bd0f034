import fc from 'fast-check';
import { expect } from 'chai';
import { execFileSync } from 'node:child_process';
import { addDays } from './days.ts';
import type { Hours, SlotRules } from './rules.types.ts';
import { slots } from './slots.ts';
import { slowSlots } from './slow-slots.test-kit.ts';

const zones = ['Europe/Amsterdam', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'] as const;
const first = '2026-01-01';
const days = 3 * 365 + 1;
/** Days on which those zones change their clocks are tried more often than others. */
const changes = [
  '2026-03-29',
  '2026-10-25',
  '2027-03-28',
  '2027-10-31',
  '2028-03-26',
  '2027-03-14',
  '2027-11-07',
  '2027-04-04',
  '2027-10-03',
];

const time = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** One or two windows that lie apart. The night is tried as often as the day: that is where clocks change. */
const hours = fc
  .uniqueArray(
    fc.oneof(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 96 })).map((quarter) => quarter * 15),
    {
      minLength: 4,
      maxLength: 4,
    },
  )
  .map((bounds) => bounds.toSorted((one, other) => one - other))
  .map(([a = 0, b = 0, c = 0, d = 0]): readonly Hours[] => [
    { from: time(a), to: time(b) },
    { from: time(c), to: time(d) },
  ]);

const step = fc.constantFrom(5, 15, 20, 30, 45, 60, 90);
const buffer = fc.constantFrom(0, 0, 5, 15, 30);
const asked = fc.record({
  timeZone: fc.constantFrom(...zones),
  date: fc.oneof(
    fc.constantFrom(...changes),
    fc.integer({ min: 0, max: days }).map((offset) => addDays(first, offset)),
  ),
  settings: fc.record({
    duration: step,
    interval: step,
    bufferBefore: buffer,
    bufferAfter: buffer,
    minimumNotice: fc.constantFrom(0, 60, 1440),
    horizon: fc.constantFrom(0, 1, 60),
    maxPerDay: fc.constantFrom(null, null, 1, 2),
    holidays: fc.constant('none' as const),
  }),
  plan: hours,
  exception: fc.option(fc.oneof(hours, fc.constant<readonly Hours[]>([]))),
  /** Quarters of an hour from midnight UTC, and how many they last. */
  spans: fc.array(fc.tuple(fc.boolean(), fc.integer({ min: -60, max: 150 }), fc.integer({ min: 1, max: 12 }), buffer, buffer), {
    maxLength: 4,
  }),
  /** Hours between now and midnight UTC of the day. */
  before: fc.constantFrom(-12, -3, 0, 5, 30, 700),
});

describe('times, against a slow and plain reference', () => {
  it('are the same over three years, four zones and every rule', () => {
    fc.assert(
      fc.property(asked, ({ timeZone, date, settings, plan, exception, spans, before }) => {
        const midnight = Date.parse(date);
        const at = (from: number, length: number) => ({
          start: midnight + from * 900_000,
          end: midnight + (from + length) * 900_000,
        });
        const absences = spans.filter(([isAway]) => isAway).map(([, from, length]) => at(from, length));
        const busy = spans
          .filter(([isAway]) => !isAway)
          .map(([, from, length, bufferBefore, bufferAfter]) => ({
            advisor: 'a',
            ...at(from, length),
            bufferBefore,
            bufferAfter,
          }));
        const rules: SlotRules = {
          timeZone,
          settings,
          advisors: [
            {
              id: 'a',
              plan: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => plan.map((window) => ({ weekday, ...window }))),
              exceptions: exception === null ? [] : [{ date, hours: exception }],
              absences,
            },
          ],
        };
        const now = midnight - before * 3_600_000;
        const found = slots(rules, busy, now, { from: date, to: date });
        expect(found.map(({ start, advisor }) => `${new Date(start).toISOString()} ${advisor}`).toSorted()).to.deep.equal(
          slowSlots(rules, busy, now, date),
        );
      }),
      { seed: 65, numRuns: process.env['TEST_THOROUGH'] ? 3000 : 200 },
    );
  });

  for (const zone of ['UTC', 'Pacific/Auckland'])
    it(`do not depend on the zone of the machine: ${zone}`, function () {
      this.timeout(60_000);
      if (process.env['PLANNER_ZONE_RUN']) return;
      execFileSync(
        process.execPath,
        ['node_modules/mocha/bin/mocha.js', '--timeout', '60000', 'plugins/planner/src/slots/*.test.ts'],
        { cwd: new URL('../../../..', import.meta.url), env: { ...process.env, TZ: zone, PLANNER_ZONE_RUN: '1' }, stdio: 'pipe' },
      );
    });
});
