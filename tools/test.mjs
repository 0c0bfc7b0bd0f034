// Runs every test: once on the embedded database, those of the data layer again on PostgreSQL, those in a browser
// on the built site. Ends with the totals of all runs. Options: --unit, --grep <pattern>, parts of file names.
import { buildIfChanged } from './bootstrap/build.mjs';
import { Refusal } from './bootstrap/refusal.mjs';
import { findBrowser } from './test/find-browser.mjs';
import { findTests } from './test/find-tests.mjs';
import { readOptions } from './test/options.mjs';
import { borrowPostgres } from './test/postgres.mjs';
import { runSuite } from './test/run-suite.mjs';

const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const retried = [];

function add(result) {
  for (const name of Object.keys(totals)) totals[name] += result[name];
  failures.push(...result.failures);
  retried.push(...result.retried);
}

// The end of a long log is what people read, and all that some machines keep.
function list(heading, tests) {
  if (tests.length > 0) console.log(`\n${heading}`);
  for (const { title, message } of tests) console.log(`  ${title}\n${message.slice(0, 1500).replace(/^/gm, '    ')}`);
}

async function runOnPostgres(files, options) {
  const postgres = await borrowPostgres();
  if (!postgres.url) {
    console.log(`\nThe tests of the data layer were not run on PostgreSQL: ${postgres.reason}`);
    return;
  }
  try {
    add(await runSuite({ ...options, title: 'Data layer on PostgreSQL', files, env: { TEST_DATABASE_URL: postgres.url } }));
  } finally {
    await postgres.release();
  }
}

async function runInBrowser(files, options) {
  const browser = findBrowser();
  if (!browser) {
    console.log(
      `\nBrowser tests skipped (${files.length} files): no Chromium or Chrome was found. Install one, or name it in CHROMIUM_PATH.`,
    );
    totals.skipped += files.length;
    return;
  }
  await buildIfChanged({ node: process.execPath });
  const env = { CHROMIUM_PATH: browser };
  add(await runSuite({ ...options, title: 'In the browser', files, env, isBuilt: true }));
}

async function main() {
  const { isUnitOnly, grep, only } = readOptions(process.argv.slice(2));
  const { unit, database, browser } = findTests(only);
  const options = { grep };

  const first = isUnitOnly ? unit : [...unit, ...database].sort();
  if (first.length > 0)
    add(
      await runSuite({
        ...options,
        title: isUnitOnly ? 'Unit tests' : 'All but the browser, on the embedded database',
        files: first,
      }),
    );
  if (!isUnitOnly && database.length > 0) await runOnPostgres(database, options);
  if (!isUnitOnly && browser.length > 0) await runInBrowser(browser, options);
}

try {
  await main();
} catch (error) {
  totals.failed += 1;
  console.error(error instanceof Refusal ? `\n${error.message}` : error);
}

list(
  'Passed only at the second attempt:',
  retried.filter(({ title }) => !failures.some((test) => test.title === title)),
);
list('Failed:', failures);
const hasRun = totals.passed + totals.failed > 0;
if (!hasRun) console.error('\nNo test ran.');
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed > 0 || !hasRun ? 1 : 0;
