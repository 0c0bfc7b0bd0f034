import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../bootstrap/places.mjs';

const timesFile = join(root, '.bootstrap', 'test-times.json');
/** About so much of a test file takes a second: with it, files of the last run and new ones can be compared. */
const bytesPerSecond = 2048;
const keyOf = (pass, file) => `${pass} ${file}`;
const rounded = (seconds) => Math.round(seconds * 100) / 100;

/** Times of the files that are still there. */
function readTimes() {
  try {
    const { files } = JSON.parse(readFileSync(timesFile, 'utf8'));
    return Object.fromEntries(Object.entries(files).filter(([key]) => existsSync(join(root, key.slice(key.indexOf(' ') + 1)))));
  } catch {
    return {};
  }
}

/** Files of a pass, those that take longest first: by the last run, else about by their size. */
export function longestFirst(pass, files) {
  const times = readTimes();
  const guess = (file) => statSync(join(root, file)).size / bytesPerSecond;
  const secondsOf = (file) => times[keyOf(pass, file)]?.total ?? guess(file);
  return files
    .map((file) => ({ file, seconds: secondsOf(file) }))
    .sort((one, other) => other.seconds - one.seconds)
    .map(({ file }) => file);
}

/** Collects seconds by file; `write` keeps them for the next run and answers with what to print of them. */
export function collectTimes() {
  const startedAt = performance.now();
  const files = {};
  return {
    add({ pass, file, result: { total, seconds, passed, failed, skipped } }) {
      const { load, hooks, tests } = seconds;
      files[keyOf(pass, file)] = {
        total: rounded(total),
        load: rounded(load),
        hooks: rounded(hooks),
        tests: rounded(tests),
        passed,
        failed,
        skipped,
      };
    },
    write(peakMegabytes) {
      const seconds = rounded((performance.now() - startedAt) / 1000);
      mkdirSync(dirname(timesFile), { recursive: true });
      // Files that this run left out keep the times of theirs.
      writeFileSync(timesFile, JSON.stringify({ seconds, peakMegabytes, files: { ...readTimes(), ...files } }, undefined, 2));
      return describeTimes({ seconds, peakMegabytes, files });
    },
  };
}

const cell = (seconds) => seconds.toFixed(1).padStart(7);

/** The ten slowest files and the sums, as lines. */
export function describeTimes({ seconds, peakMegabytes, files }) {
  const entries = Object.entries(files);
  const sum = (part) => entries.reduce((total, [, times]) => total + times[part], 0);
  const row = (name, times) => `${['total', 'load', 'hooks', 'tests'].map((part) => cell(times[part])).join('')}  ${name}`;
  const slowest = entries.sort(([, one], [, other]) => other.total - one.total).slice(0, 10);
  const all = { total: sum('total'), load: sum('load'), hooks: sum('hooks'), tests: sum('tests') };
  const memory = peakMegabytes === undefined ? '' : `, at most ${peakMegabytes} MB of memory`;
  return [
    'Seconds by file, the slowest first:',
    '  total   load  hooks  tests',
    ...slowest.map(([name, times]) => row(name, times)),
    row(`all ${entries.length}, in ${seconds.toFixed(0)} s by the clock${memory}`, all),
  ];
}
