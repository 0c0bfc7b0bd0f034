import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, root, site } from './places.mjs';
import { Refusal } from './refusal.mjs';

const benchmarks = join(root, 'tools', 'benchmarks', 'run.mjs');

/** What can be run, whether it needs the build, and as which program in which folder. */
export const commands = {
  start: {
    needsBuild: true,
    run: (args) => ({ args: [commandLine, 'start', ...args], cwd: site }),
  },
  // Builds by itself, and only for the tests that need it.
  test: {
    needsBuild: false,
    run: (args) => ({ args: [join(root, 'tools', 'test.mjs'), ...args], cwd: root }),
  },
  bench: {
    needsBuild: true,
    run: (args) => {
      if (!existsSync(benchmarks)) throw new Refusal('There are no benchmarks in tools/benchmarks yet.');
      return { args: [benchmarks, ...args], cwd: root };
    },
  },
};
