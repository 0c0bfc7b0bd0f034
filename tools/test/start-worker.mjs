import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../bootstrap/places.mjs';
import { environment } from '../bootstrap/run.mjs';
import { familyOf } from './watch-memory.mjs';

const runner = fileURLToPath(new URL('./mocha-process.mjs', import.meta.url));

// Settings of the developer's own site must not reach the tests.
const isForeign = (name) => name === 'DATABASE_URL' || name === 'SMTP_URL' || name === 'MEDIA_URL' || name.startsWith('LECTERN_');

function testEnvironment(extra) {
  const inherited = Object.entries(environment(process.execPath)).filter(
    ([name]) => !isForeign(name) && name !== 'TEST_DATABASE_URL',
  );
  return { ...Object.fromEntries(inherited), NODE_ENV: 'test', ...extra };
}

/** A file for what a process and its children write, so that it keeps its order; `take` answers with what is new. */
function openLog() {
  const dir = mkdtempSync(join(tmpdir(), 'lectern-test-output-'));
  const path = join(dir, 'output');
  const descriptor = openSync(path, 'a+');
  let taken = 0;
  return {
    descriptor,
    take() {
      const chunk = Buffer.alloc(statSync(path).size - taken);
      readSync(descriptor, chunk, 0, chunk.length, taken);
      taken += chunk.length;
      return chunk.toString('utf8');
    },
    remove() {
      closeSync(descriptor);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The result of a file whose process ended before its answer. */
const broken = (file, message) => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [{ title: file, message }],
  aside: [],
  titles: [],
  isWhole: false,
  seconds: { load: 0, hooks: 0, tests: 0 },
});

/** Ends a process and all that it started. */
function endFamily(pid) {
  for (const member of process.platform === 'linux' ? familyOf(pid) : [pid]) {
    try {
      process.kill(member, 'SIGKILL');
    } catch {
      // It ended meanwhile.
    }
  }
}

/**
 * A process that runs test files, one after the other. What they print is kept and comes with their result, unless
 * `isLive`. A file that does not end within `limit` milliseconds is ended, with its process.
 */
export function startWorker({ env = {}, isBuilt = false, isLive = false, limit }) {
  const log = isLive ? undefined : openLog();
  const output = log ? log.descriptor : 'inherit';
  const conditions = isBuilt ? [] : ['--conditions=lectern-source'];
  const child = spawn(process.execPath, ['--import', 'tsx', ...conditions, runner], {
    cwd: root,
    env: testEnvironment(env),
    stdio: ['ignore', output, output, 'ipc'],
  });
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  let isUp = true;
  ended.finally(() => (isUp = false)).catch(() => undefined);
  return {
    get isUp() {
      return isUp;
    },
    async run(task) {
      const startedAt = performance.now();
      const answered = new Promise((resolve) => child.once('message', resolve));
      child.send(task, () => undefined);
      let isOver = false;
      const clock = setTimeout(() => {
        isOver = true;
        endFamily(child.pid);
      }, limit);
      const told = (how) =>
        isOver
          ? `It did not end within ${limit / 1000} seconds, and its process was ended.`
          : `The test process ended (${how}) before the last test.`;
      const result = await Promise.race([answered, ended.then((how) => broken(task.file, told(how)))]);
      clearTimeout(clock);
      return { ...result, total: (performance.now() - startedAt) / 1000, output: log?.take() ?? '' };
    },
    stop: (signal) => child.kill(signal),
    /** Lets it end; answers with what it still said. */
    async end() {
      if (child.connected) child.disconnect();
      await ended;
      const rest = log?.take() ?? '';
      log?.remove();
      return rest;
    },
  };
}
