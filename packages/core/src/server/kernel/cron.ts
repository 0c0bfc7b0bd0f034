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

/** True for minute, hour, day of the month, month and day of the week, each of numbers, ranges, lists and steps. */
export function isCron(text: string): boolean {
  const given = text.split(' ');
  return given.length === parts.length && parts.every((part, at) => given[at]?.split(',').every((item) => isItem(item, part)));
}

/** Stops the start where the cron of a job is none. The runner's own parser takes an empty one for each minute. */
export function assertCron(cron: string, { job, owner }: { readonly job: string; readonly owner: string }): void {
  if (isCron(cron)) return;
  throw new StartupError(
    `The job "${job}" of ${owner} has the cron "${cron}", which is none.`,
    'Write minute, hour, day of the month, month and day of the week, in UTC: "0 4 * * *" is each day at four.',
  );
}
