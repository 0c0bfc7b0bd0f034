// Runs mocha over one file after the other, as the parent names them. Test files are imported, not required: a required
// file and an imported one would each get a copy of the module that both use.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Mocha from 'mocha';

const graceMilliseconds = 15_000;
const timeout = 180_000;

/** Imports a file between the events with which mocha hands out `describe` and its like. */
async function load(mocha, file, round) {
  const path = join(process.cwd(), file);
  mocha.suite.emit('pre-require', globalThis, path, mocha);
  try {
    // A file that is run again must be read again, or it would describe nothing.
    const url = `${pathToFileURL(path).href}${round > 1 ? `?round=${round}` : ''}`;
    mocha.suite.emit('require', await import(url), path, mocha);
  } catch (error) {
    describe(file, () => {
      it('can be loaded', () => {
        throw error;
      });
    });
  }
  mocha.suite.emit('post-require', globalThis, path, mocha);
}

/** Full titles of all tests below a suite. */
const titlesOf = (suite) => [...suite.tests.map((test) => test.fullTitle()), ...suite.suites.flatMap(titlesOf)];

/** What was rejected while a file ran and nobody heard: a fault of a test or of what it tests, which fails its file. */
const unheard = [];

/**
 * Answers with the numbers, the seconds and the failures. Of the tests that are set aside, those that failed are skipped
 * and told apart, and `titles` names those that the file has.
 */
async function runFile({ file, round = 1, grep, setAside = [], isColoured }) {
  const startedAt = performance.now();
  const mocha = new Mocha({ reporter: 'spec', timeout, color: isColoured, forbidOnly: Boolean(process.env.CI) });
  if (grep) mocha.grep(grep);
  await load(mocha, file, round);
  const put = new Set(setAside.filter((entry) => entry.file === file).map(({ test }) => test));
  const titles = titlesOf(mocha.suite).filter((title) => put.has(title));
  const seconds = { load: (performance.now() - startedAt) / 1000, hooks: 0, tests: 0 };
  const failures = [];
  const aside = [];
  return new Promise((resolve) => {
    const runner = mocha.run(() => {
      const { passes: passed, failures: failed, pending } = runner.stats;
      // Else each runner goes on listening to the process, and hands what nobody heard on to all the others, each of which
      // does the same: with eleven of them forty million times.
      mocha.dispose();
      const lost = unheard.splice(0);
      const counts = { passed, failed: failed - aside.length + lost.length, skipped: pending + aside.length };
      resolve({ ...counts, failures: [...failures, ...lost], aside, titles, isWhole: !grep, seconds });
    });
    runner.on('fail', (test, error) => {
      const title = test.fullTitle();
      (put.has(title) ? aside : failures).push({ title, message: String(error?.stack ?? error) });
    });
    runner.on('test end', ({ duration = 0 }) => (seconds.tests += duration / 1000));
    runner.on('hook end', ({ duration = 0 }) => (seconds.hooks += duration / 1000));
  });
}

// Mocha hands on what it hears, so that it comes twice.
const told = new WeakSet();
process.on('unhandledRejection', (reason, promise) => {
  if (told.has(promise)) return;
  told.add(promise);
  const message = String(reason?.stack ?? reason);
  unheard.push({ title: 'A promise was rejected, and nobody heard it', message });
  console.error(`A promise was rejected, and nobody heard it: ${message}`);
});
process.on('message', async (task) => process.send(await runFile(task)));
process.once('disconnect', () => {
  // Fires only where a test left something open.
  setTimeout(() => {
    console.error('A test left something open; the process was ended.');
    process.exit();
  }, graceMilliseconds).unref();
});
