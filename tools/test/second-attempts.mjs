import { readFileSync } from 'node:fs';
import { Refusal } from '../bootstrap/refusal.mjs';

const file = new URL('./second-attempts.json', import.meta.url);
const most = 3;
const mostDays = 30;
const dayMilliseconds = 86_400_000;

const isText = (value) => typeof value === 'string' && value.trim() !== '';

/** The problems of the list of tests that get a second attempt, as sentences. */
export function secondAttemptProblems(entries, now = Date.now()) {
  const problems = entries.flatMap(({ test, reason, since }) => {
    if (!isText(test) || !isText(reason) || !/^\d{4}-\d\d-\d\d$/.test(since ?? ''))
      return [
        `Each entry needs "test" (its full title), "reason" and "since" (2026-07-01): ${JSON.stringify({ test, reason, since })}`,
      ];
    const days = Math.floor((now - Date.parse(since)) / dayMilliseconds);
    if (days < 0) return [`"${test}" has its second attempt since ${since}, which is still to come.`];
    return days > mostDays
      ? [`"${test}" has had its second attempt for ${days} days, and ${mostDays} are the most. Mend it.`]
      : [];
  });
  if (entries.length > most) problems.push(`${entries.length} tests have a second attempt, and ${most} are the most.`);
  return problems;
}

/** Full titles of the tests that may fail once. Refuses a list that is too long, too old or without reasons. */
export function readSecondAttempts() {
  const entries = JSON.parse(readFileSync(file, 'utf8'));
  const problems = secondAttemptProblems(entries);
  if (problems.length > 0) throw new Refusal(`tools/test/second-attempts.json:\n${problems.join('\n')}`);
  return entries.map(({ test }) => test);
}

/** Gives the tests with these titles, and no others, a second attempt. */
export function allowSecondAttempts(suite, titles) {
  for (const test of suite.tests) if (titles.includes(test.fullTitle())) test.retries(1);
  for (const inner of suite.suites) allowSecondAttempts(inner, titles);
}
