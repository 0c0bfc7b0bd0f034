// Runs every test: those that an engine can change on both databases, those of an application on PostgreSQL, where there
// is one, those in a browser on the built site. A file in which something failed is run again after all others, alone,
// twice at most. Ends with the totals of all. Options: --unit, --thorough, --grep <pattern>, --hunt <times>,
// parts of file names.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from './bootstrap/build.mjs';
import { Refusal } from './bootstrap/refusal.mjs';
import { findBrowser } from './test/find-browser.mjs';
import { findTests, runsAlone } from './test/find-tests.mjs';
import { countFailures, keepBusy, rounds } from './test/hunt.mjs';
import { readOptions } from './test/options.mjs';
import { borrowPostgres } from './test/postgres.mjs';
import { openRefusals, unmetProblem } from './test/refusals.mjs';
import { runFile, runPasses } from './test/run-passes.mjs';
import { lookAgain, waveringProblem, writeWavered } from './test/second-look.mjs';
import { lostEntries, readSetAside, recordSetAside } from './test/set-aside.mjs';
import { collectTimes, longestFirst } from './test/test-times.mjs';
import { watchMemory } from './test/watch-memory.mjs';

/** Failures that belong to no test: a build, a database, a list. */
const troubles = [];
let results = [];
let wavered = [];
let skippedFiles = 0;

// The end of a long log is what people read, and all that some machines keep.
function list(heading, tests) {
  if (tests.length > 0) console.log(`\n${heading}`);
  for (const { title, message } of tests) console.log(`  ${title}\n${message.slice(0, 1500).replace(/^/gm, '    ')}`);
}

function print({ pass, file, result }) {
  const { load, hooks, tests } = result.seconds;
  const parts = `load ${load.toFixed(1)}, hooks ${hooks.toFixed(1)}, tests ${tests.toFixed(1)}`;
  console.log(`${result.output}${file} (${pass}): ${result.total.toFixed(1)} s (${parts})`);
}

/** Wraps the opening of a pass: a failure is counted, and does not keep the others from running. */
const counted = (open) => async () => {
  try {
    return await open();
  } catch (error) {
    report(error);
    return undefined;
  }
};

function report(error) {
  const isExpected = error instanceof Refusal;
  troubles.push({ title: isExpected ? error.message : String(error), message: '' });
  console.error(isExpected ? `\n${error.message}` : error);
}

/**
 * The browser for these files, with everything built for them; without one nothing. Built before all tests: where the first
 * state of an embedded database lies ready, each new one starts in a third of the time.
 */
async function prepareBrowser(files) {
  const found = files.length > 0 ? findBrowser() : undefined;
  if (found) await buildIfChanged({ node: process.execPath });
  else if (files.length > 0) {
    console.log(
      `\nBrowser tests skipped (${files.length} files): no Chromium or Chrome was found. Install one, or name it in CHROMIUM_PATH.`,
    );
    skippedFiles += files.length;
  }
  return found;
}

/** A PostgreSQL where tests want one and may have it. */
async function findPostgres({ app, database }, isUnitOnly) {
  if (isUnitOnly || app.length + database.length === 0) return {};
  const found = await borrowPostgres();
  if (!found.url) console.log(`\nNo test was run on PostgreSQL: ${found.reason}`);
  return found;
}

/** The passes, and how to give back what they borrowed. */
function passesOf({ unit, app, database, browser }, { isUnitOnly, isThorough, foundBrowser, postgres }) {
  // For what the processes of a run share.
  const folder = mkdtempSync(join(tmpdir(), 'lectern-test-run-'));
  const refusalsDir = openRefusals(folder);
  const shared = { TEST_RUN_FOLDER: folder, TEST_REFUSALS_DIR: refusalsDir, ...(isThorough ? { TEST_THOROUGH: '1' } : {}) };
  const release = async () => {
    await postgres.release?.();
    rmSync(folder, { recursive: true, force: true });
  };
  const inBrowser = async () => foundBrowser && { env: { ...shared, CHROMIUM_PATH: foundBrowser }, isBuilt: true };
  const embedded = async () => ({ env: shared });
  if (isUnitOnly) return { passes: [{ name: 'embedded', open: embedded, files: unit }], refusalsDir, release };
  const { url } = postgres;
  const passes = [
    { name: 'embedded', open: embedded, files: [...unit, ...(url ? [] : app), ...database] },
    {
      name: 'postgresql',
      open: async () => ({ env: { ...shared, TEST_DATABASE_URL: url } }),
      files: url ? [...app, ...database] : [],
    },
    { name: 'browser', open: inBrowser, files: browser, isBrowser: true },
  ];
  return { passes, refusalsDir, release };
}

/** Runs the files in which something failed again, alone, and says so. */
async function lookAgainAt(passes, options) {
  const run = async ({ pass: name, file, look }) => {
    console.log(`\nLook ${look + 1}, alone: ${file} (${name})`);
    const place = await passes.find((pass) => pass.name === name).open();
    const outcome = { pass: name, file, result: await runFile({ place, entry: { file }, ...options }) };
    print(outcome);
    return outcome;
  };
  ({ results, wavered } = await lookAgain(results, run));
  writeWavered(wavered);
  const problem = waveringProblem(wavered);
  if (problem) report(new Refusal(problem));
}

async function main() {
  const { grep, only, hunt, ...extent } = readOptions(process.argv.slice(2));
  const setAside = hunt ? [] : readSetAside();
  const task = { grep, setAside, isColoured: Boolean(process.stdout.isTTY) };
  const tests = findTests(only);
  const foundBrowser = extent.isUnitOnly ? undefined : await counted(() => prepareBrowser(tests.browser))();
  const postgres = await counted(() => findPostgres(tests, extent.isUnitOnly))();
  const { passes, refusalsDir, release } = passesOf(tests, { ...extent, foundBrowser, postgres: postgres ?? {} });
  const ordered = passes.map((pass) => ({
    ...pass,
    open: counted(pass.open),
    files: rounds(longestFirst(pass.name, pass.files), hunt ?? 1).map((entry) => ({ ...entry, isAlone: runsAlone(entry.file) })),
  }));
  for (const { name, files } of ordered) if (files.length > 0) console.log(`${name}: ${files.length} files`);
  const times = collectTimes();
  const memory = watchMemory();
  const busy = hunt ? keepBusy() : undefined;
  const onResult = (outcome) => {
    results.push(outcome);
    print(hunt && outcome.result.failed === 0 ? { ...outcome, result: { ...outcome.result, output: '' } } : outcome);
    times.add(outcome);
  };
  const onRest = (rest) => console.log(rest);
  // Neither the times of a busy machine, nor those of some tests of a file, nor those of more seeds are worth keeping.
  const isMeasured = hunt === undefined && grep === undefined && !extent.isThorough;
  try {
    await runPasses(ordered, { task, isThorough: extent.isThorough, onResult, onRest });
    if (!hunt) await lookAgainAt(ordered, { task, isThorough: extent.isThorough, onRest });
    const isWhole = !hunt && grep === undefined && only.length === 0 && !extent.isUnitOnly;
    const problem = isWhole ? unmetProblem(refusalsDir) : undefined;
    if (problem) report(new Refusal(problem));
  } finally {
    busy?.stop();
    await release();
    const peak = memory.stop();
    if (isMeasured && results.length > 0) console.log(`\n${times.write(peak).join('\n')}`);
  }
  recordSetAside(setAside, results);
  for (const sentence of lostEntries(setAside, results)) report(new Refusal(sentence));
  return hunt;
}

let hunt;
try {
  hunt = await main();
} catch (error) {
  report(error);
}

const sum = (name) => results.reduce((total, { result }) => total + result[name], 0);
const named = ({ file, failures }) => failures.map(({ title, message }) => ({ title: `${title} (${file})`, message }));
const failures = results.flatMap(({ file, result }) => named({ file, failures: result.failures }));
list(
  'Set aside, and failed:',
  results.flatMap(({ file, result }) => named({ file, failures: result.aside })),
);
list('Wavered: failed first, and passed when run again, alone:', wavered.flatMap(named));
if (hunt) list('Failed so often:', countFailures(results, hunt));
else list('Failed:', [...troubles, ...failures]);
const totals = { passed: sum('passed'), failed: sum('failed') + troubles.length, skipped: sum('skipped') + skippedFiles };
const hasRun = totals.passed + totals.failed > 0;
if (!hasRun) console.error('\nNo test ran.');
console.log(`\nwavered: ${wavered.length} ${wavered.length === 1 ? 'file' : 'files'}`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed > 0 || !hasRun ? 1 : 0;
