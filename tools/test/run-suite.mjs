import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from '../bootstrap/places.mjs';
import { environment } from '../bootstrap/run.mjs';

const runner = fileURLToPath(new URL('./mocha-process.mjs', import.meta.url));

// Settings of the developer's own site must not reach the tests.
const isForeign = (name) => name === 'DATABASE_URL' || name === 'SMTP_URL' || name === 'MEDIA_URL' || name.startsWith('LECTERN_');

function testEnvironment(extra) {
  const inherited = Object.entries(environment(process.execPath)).filter(
    ([name]) => !isForeign(name) && name !== 'TEST_DATABASE_URL',
  );
  return { ...Object.fromEntries(inherited), NODE_ENV: 'test', ...extra };
}

/**
 * Runs test files in a process of their own; answers with the numbers of passed, failed and skipped tests, and with
 * those that failed, at all or only at the first attempt, as `{title, message}`.
 */
export function runSuite({ title, files, grep, env = {}, isBuilt = false, timeout = 180_000 }) {
  console.log(`\n${title} (${files.length} files)`);
  const conditions = isBuilt ? [] : ['--conditions=lectern-source'];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', ...conditions, runner], {
      cwd: root,
      env: testEnvironment(env),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const stop = (signal) => child.kill(signal);
    process.once('SIGTERM', stop);
    let result;
    child.on('message', (message) => {
      result = message;
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', stop);
      if (result) return resolve(result);
      console.error(`The test process ended (${signal ?? `code ${code}`}) before the last test.`);
      resolve({ passed: 0, failed: 1, skipped: 0, failures: [], retried: [] });
    });
    child.send({ files, grep, timeout });
  });
}
