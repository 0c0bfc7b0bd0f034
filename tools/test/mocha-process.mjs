// Runs mocha over the files that the parent names. Test files are imported, not required: a required file and an
// imported one would each get a copy of the module that both use.
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Mocha from 'mocha';

const graceMilliseconds = 15_000;

const [{ files, grep, timeout }] = await once(process, 'message');

// On a busy machine a test may wait in vain once. A second attempt decides, and is named, so that it gets mended.
const isCi = Boolean(process.env.CI);
const mocha = new Mocha({ reporter: 'spec', timeout, forbidOnly: isCi, retries: isCi ? 1 : 0, ...(grep ? { grep } : {}) });
for (const file of files) {
  const path = join(process.cwd(), file);
  mocha.suite.emit('pre-require', globalThis, path, mocha);
  try {
    mocha.suite.emit('require', await import(pathToFileURL(path).href), path, mocha);
  } catch (error) {
    // One broken file must not hide what the others say.
    describe(file, () => {
      it('can be loaded', () => {
        throw error;
      });
    });
  }
  mocha.suite.emit('post-require', globalThis, path, mocha);
}

const runner = mocha.run((failures) => {
  const { passes, pending } = runner.stats;
  process.exitCode = failures > 0 ? 1 : 0;
  process.send({ passed: passes, failed: failures, skipped: pending, failures: failed, retried }, () => process.disconnect());
  // Fires only where a test left something open.
  setTimeout(() => {
    console.error('A test left something open; the process was ended.');
    process.exit();
  }, graceMilliseconds).unref();
});

const failed = [];
const retried = [];
runner.on('fail', (test, error) => failed.push({ title: test.fullTitle(), message: String(error?.stack ?? error) }));
runner.on('retry', (test, error) => retried.push({ title: test.fullTitle(), message: String(error?.stack ?? error) }));
