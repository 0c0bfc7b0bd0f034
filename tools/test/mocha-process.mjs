// Runs mocha over one file after the other, as the parent names them. Test files are imported, not required: a required
// file and an imported one would each get a copy of the module that both use.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Mocha from 'mocha';
import { allowSecondAttempts } from './second-attempts.mjs';

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

/** Answers with the numbers, the seconds, and the tests that failed, at all or only at the first attempt. */
async function runFile({ file, round, grep, secondAttempts, isColoured }) {
  const startedAt = performance.now();
  const mocha = new Mocha({ reporter: 'spec', timeout, color: isColoured, forbidOnly: Boolean(process.env.CI) });
  if (grep) mocha.grep(grep);
  await load(mocha, file, round);
  allowSecondAttempts(mocha.suite, secondAttempts);
  const seconds = { load: (performance.now() - startedAt) / 1000, hooks: 0, tests: 0 };
  const failures = [];
  const retried = [];
  const note = (list) => (test, error) =>
    list.push({ title: `${test.fullTitle()} (${file})`, message: String(error?.stack ?? error) });
  return new Promise((resolve) => {
    const runner = mocha.run(() => {
      const { passes: passed, failures: failed, pending: skipped } = runner.stats;
      resolve({ passed, failed, skipped, failures, retried, seconds });
    });
    runner.on('fail', note(failures));
    runner.on('retry', note(retried));
    runner.on('test end', ({ duration = 0 }) => (seconds.tests += duration / 1000));
    runner.on('hook end', ({ duration = 0 }) => (seconds.hooks += duration / 1000));
  });
}

process.on('message', async (task) => process.send(await runFile(task)));
process.once('disconnect', () => {
  // Fires only where a test left something open.
  setTimeout(() => {
    console.error('A test left something open; the process was ended.');
    process.exit();
  }, graceMilliseconds).unref();
});
