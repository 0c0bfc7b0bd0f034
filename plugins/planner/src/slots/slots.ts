import { addDays } from './days.ts';
import { advisorDay, reasonAgainst, stepsOf } from './reason-against.ts';
import type { DayQuestion } from './reason-against.ts';
import type { BusySpan, Instant, Slot, SlotReason, SlotRules, Span } from './rules.types.ts';
import { createZone } from './zone.ts';

/** Days, both included: `2026-11-23`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const minute = 60_000;

const questionOf = ({ timeZone, settings }: SlotRules, busy: readonly BusySpan[], now: Instant): DayQuestion => ({
  zone: createZone(timeZone),
  settings,
  busy,
  now,
});

function slotsOfDay(question: DayQuestion, { advisors, settings }: SlotRules, date: string): readonly Slot[] {
  const found = advisors.flatMap((advisor) => {
    const day = advisorDay(question, advisor, date);
    return stepsOf(day)
      .filter((start) => reasonAgainst(day, start) === undefined)
      .map((start) => ({ advisor: advisor.id, start, end: start + settings.duration * minute }));
  });
  const { start, end } = question.zone.dayOf(date);
  const hasChange = end - start !== 86_400_000;
  return found
    .map((slot) => ({ ...slot, isDoubled: hasChange && question.zone.isDoubled(slot.start) }))
    .toSorted((one, other) => one.start - other.start);
}

/** The days of a range on which something can be offered, from today to the horizon. */
function* offeredDays({ zone, settings, now }: DayQuestion, range: DayRange | undefined): Generator<string> {
  const today = zone.dateOf(now);
  const last = addDays(today, settings.horizon);
  const to = range && range.to < last ? range.to : last;
  for (let date = range && range.from > today ? range.from : today; date <= to; date = addDays(date, 1)) yield date;
}

/**
 * The times that can be had, by time and, at the same one, in the order of the advisors. Without a range: all up to the
 * horizon. `busy` may hold more than the rules' advisors.
 */
export function slots(rules: SlotRules, busy: readonly BusySpan[], now: Instant, range?: DayRange): readonly Slot[] {
  const question = questionOf(rules, busy, now);
  return [...offeredDays(question, range)].flatMap((date) => slotsOfDay(question, rules, date));
}

/** The first times that can be had from a day on, those of one day; none where there is none up to the horizon. */
export function firstSlots(rules: SlotRules, busy: readonly BusySpan[], now: Instant, from?: string): readonly Slot[] {
  const question = questionOf(rules, busy, now);
  const range = from === undefined ? undefined : { from, to: '9999-12-31' };
  for (const date of offeredDays(question, range)) {
    const found = slotsOfDay(question, rules, date);
    if (found.length > 0) return found;
  }
  return [];
}

/** Which rule keeps an advisor from being offered at an instant; undefined where nothing does. */
export function explainSlot(
  rules: SlotRules,
  busy: readonly BusySpan[],
  now: Instant,
  { advisor, instant }: { readonly advisor: string; readonly instant: Instant },
): SlotReason | undefined {
  const hours = rules.advisors.find(({ id }) => id === advisor);
  if (!hours) return { kind: 'not-of-region' };
  const question = questionOf(rules, busy, now);
  return reasonAgainst(advisorDay(question, hours, question.zone.dateOf(instant)), instant);
}

/** A step of an advisor's hours, with the rule that keeps it from being offered. */
export interface ExplainedSlot extends Span {
  readonly reason: SlotReason | undefined;
}

export interface ExplainedDay {
  readonly date: string;
  /** Why there are no hours at all. */
  readonly reason: SlotReason | undefined;
  readonly slots: readonly ExplainedSlot[];
}

/** Every step of an advisor's hours on a day, offered or not, and why not. */
export function explainDay(
  rules: SlotRules,
  busy: readonly BusySpan[],
  now: Instant,
  { advisor, date }: { readonly advisor: string; readonly date: string },
): ExplainedDay {
  const hours = rules.advisors.find(({ id }) => id === advisor);
  if (!hours) return { date, reason: { kind: 'not-of-region' }, slots: [] };
  const day = advisorDay(questionOf(rules, busy, now), hours, date);
  return {
    date,
    reason: 'reason' in day.hours ? day.hours.reason : undefined,
    slots: stepsOf(day).map((start) => ({
      start,
      end: start + rules.settings.duration * minute,
      reason: reasonAgainst(day, start),
    })),
  };
}
