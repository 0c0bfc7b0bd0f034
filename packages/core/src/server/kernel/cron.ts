import { StartupError } from './startup-error.ts';

/** The parts of a cron expression, with their smallest and largest numbers. */
const parts = [
  { smallest: 0, largest: 59 },
  { smallest: 0, largest: 23 },
  { smallest: 1, largest: 31 },
  { smallest: 1, largest: 12 },
  { smallest: 0, largest: 7 },
] as const;

const pattern = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/([1-9]\d?))?$/;

function isItem(item: string, { smallest, largest }: (typeof parts)[number]): boolean {
  const found = pattern.exec(item);
  if (!found) return false;
  const [from = smallest, to = from] = [found[1], found[2]].map((text) => (text === undefined ? undefined : Number(text)));
  return from >= smallest && to <= largest && from <= to;
}

/** The most days that each month has. */
const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The least number of a part: of its first items, since steps lead upwards. */
const leastOf = (text: string, { smallest }: (typeof parts)[number]): number =>
  Math.min(...text.split(',').map((item) => Number(pattern.exec(item)?.[1] ?? smallest)));

/** The numbers of an item. */
function numbersOf(item: string, { smallest, largest }: (typeof parts)[number]): number[] {
  const [, from, to, step] = pattern.exec(item) ?? [];
  const first = Number(from ?? smallest);
  const last = Number(to ?? (from === undefined || step !== undefined ? largest : from));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (_, index) => index % Number(step ?? 1) === 0,
  );
}

/**
 * False for a day that none of the months has, such as the 31st of April, where no day of the week makes up for it.
 */
function comesOneDay([, , days = '', months = '', weekdays = '']: readonly string[]): boolean {
  const earliest = leastOf(days, parts[2]);
  const isInSome = (item: string): boolean => numbersOf(item, parts[3]).some((month) => earliest <= (longest[month - 1] ?? 0));
  return weekdays !== '*' || months.split(',').some(isInSome);
}

/** True for minute, hour, day of the month, month and day of the week, each of numbers, ranges, lists and steps, that comes one day. */
export function isCron(text: string): boolean {
  const given = text.split(' ');
  const isWritten =
    given.length === parts.length && parts.every((part, at) => given[at]?.split(',').every((item) => isItem(item, part)));
  return isWritten && comesOneDay(given);
}

/** Stops the start where the cron of a job is none. The runner's own parser takes an empty one for each minute. */
export function assertCron(cron: string, { job, owner }: { readonly job: string; readonly owner: string }): void {
  if (isCron(cron)) return;
  throw new StartupError(
    `The job "${job}" of ${owner} has the cron "${cron}", which is none.`,
    'Write minute, hour, day of the month, month and day of the week, in UTC: "0 4 * * *" is each day at four.',
  );
}
