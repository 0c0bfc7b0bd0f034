import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../bootstrap/places.mjs';
import { Refusal } from '../bootstrap/refusal.mjs';

const listFile = 'tools/test/set-aside.json';
const recordFile = '.bootstrap/set-aside.json';
const most = 12;
const mostDays = 21;
const runsKept = 10;
const dayMilliseconds = 86_400_000;

const isText = (value) => typeof value === 'string' && value.trim() !== '';
const isDate = (value) => /^\d{4}-\d\d-\d\d$/.test(value ?? '') && !Number.isNaN(Date.parse(value));

/**
 * What is wrong with the tests that are set aside, as sentences. `runs` is how the last ones ended here, by title:
 * `true` for one that passed, the latest last.
 */
export function setAsideProblems(
  entries,
  { now = Date.now(), runs = {}, isThere = (file) => existsSync(join(root, file)) } = {},
) {
  if (!Array.isArray(entries)) return ['It must be a list of entries.'];
  const problems = entries.flatMap((entry) => {
    const { test, file, reason, since, returns } = entry ?? {};
    if (![test, file, reason, returns].every(isText) || !isDate(since))
      return [
        `Each entry needs "test" (its full title), "file", "reason", "since" (2026-07-01) and "returns" (what would bring it back): ${JSON.stringify(entry)}`,
      ];
    if (!isThere(file)) return [`"${test}" is set aside in ${file}, which is not there.`];
    const days = Math.floor((now - Date.parse(since)) / dayMilliseconds);
    if (days < 0) return [`"${test}" is set aside since ${since}, which is still to come.`];
    if (days > mostDays) return [`"${test}" is set aside for ${days} days, and ${mostDays} are the most: mend it.`];
    const ended = runs[test] ?? [];
    return ended.length >= runsKept && ended.every(Boolean)
      ? [`"${test}" has passed in the last ${runsKept} runs: bring it back.`]
      : [];
  });
  if (entries.length > most) problems.push(`${entries.length} tests are set aside, and ${most} are the most.`);
  return problems;
}

/** The entries of a list of tests that are set aside. Refuses one that is no JSON, too long, too old or without reasons. */
export function parseSetAside(text, places) {
  let entries;
  try {
    entries = JSON.parse(text);
  } catch (error) {
    throw new Refusal(`${listFile} is no JSON: ${error.message}`);
  }
  const problems = setAsideProblems(entries, places);
  if (problems.length > 0) throw new Refusal(`${listFile}:\n${problems.join('\n')}`);
  return entries;
}

function readRuns() {
  try {
    return JSON.parse(readFileSync(join(root, recordFile), 'utf8'));
  } catch {
    return {};
  }
}

/** The tests that are set aside, from the repository's list. */
export const readSetAside = () => parseSetAside(readFileSync(join(root, listFile), 'utf8'), { runs: readRuns() });

/** `runs` with how these results ended for the tests that are set aside; of each the last ten. */
export function withEnded(runs, entries, results) {
  const ended = entries.flatMap(({ test, file }) => {
    const found = results.filter((each) => each.file === file && each.result.titles.includes(test));
    if (found.length === 0) return [];
    const hasPassed = found.every(({ result }) => !result.aside.some(({ title }) => title === test));
    return [[test, [...(runs[test] ?? []), hasPassed].slice(-runsKept)]];
  });
  // What is no longer set aside needs no record.
  const kept = entries.filter(({ test }) => runs[test]).map(({ test }) => [test, runs[test]]);
  return Object.fromEntries([...kept, ...ended]);
}

/** Keeps how the tests that are set aside ended. */
export function recordSetAside(entries, results) {
  const path = join(root, recordFile);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(withEnded(readRuns(), entries, results), undefined, 2));
}

/** A sentence for each entry whose file was run whole and has no test of that title. */
export const lostEntries = (entries, results) =>
  entries
    .filter(({ test, file }) => {
      const whole = results.filter((each) => each.file === file && each.result.isWhole);
      return whole.length > 0 && !whole.some(({ result }) => result.titles.includes(test));
    })
    .map(({ test, file }) => `"${test}" is set aside, and ${file} has no test of that name: has it been renamed?`);
