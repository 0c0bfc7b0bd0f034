import { addDays, weekdayOf } from './days.ts';

/** A week of ISO 8601: `2026-W48`, from its Monday to its Sunday. */
export interface Week {
  readonly id: string;
  readonly number: number;
  /** Days: `2026-11-23`. */
  readonly from: string;
  readonly to: string;
}

/** The week that a day lies in: that of its Thursday, whose year counts. */
export function weekOf(date: string): Week {
  const from = addDays(date, 1 - weekdayOf(date));
  const thursday = addDays(from, 3);
  const year = thursday.slice(0, 4);
  const number = Math.floor((Date.parse(thursday) - Date.parse(`${year}-01-01`)) / 604_800_000) + 1;
  return { id: `${year}-W${String(number).padStart(2, '0')}`, number, from, to: addDays(from, 6) };
}

/** The week of an id; undefined where there is none: `2026-W54`, `2025-W53`. */
export function readWeek(id: string): Week | undefined {
  const [, year, number] = /^(\d{4})-W(\d{2})$/.exec(id) ?? [];
  if (year === undefined || year === '0000') return undefined;
  // The fourth of January is in the first week of its year.
  const week = weekOf(addDays(`${year}-01-04`, (Number(number) - 1) * 7));
  return week.id === id ? week : undefined;
}

/** The week so many weeks later, or earlier. */
export const addWeeks = ({ from }: Week, weeks: number): Week => weekOf(addDays(from, weeks * 7));

/** The seven days of a week. */
export const daysOf = ({ from }: Week): readonly string[] => [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(from, days));
