import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, root, site } from './places.mjs';
import { Refusal } from './refusal.mjs';

const benchmarks = join(root, 'tools', 'benchmarks', 'run.mjs');

/** The commands: for each the folder of the package that must be built for it, the program and where it runs. */
export const commands = {
  start: {
    builds: site,
    run: (args) => ({ args: [commandLine, 'start', ...args], cwd: site }),
  },
  // Builds by itself, and only for the tests that need it.
  test: {
    builds: undefined,
    run: (args) => ({ args: [join(root, 'tools', 'test.mjs'), ...args], cwd: root }),
  },
  // The pictures of the README.
  pictures: {
    builds: site,
    run: (args) => ({ args: [join(root, 'tools', 'pictures', 'take-pictures.ts'), ...args], cwd: root }),
  },
  bench: {
    builds: site,
    run: (args) => {
      if (!existsSync(benchmarks)) throw new Refusal('There are no benchmarks in tools/benchmarks yet.');
      return { args: [benchmarks, ...args], cwd: root };
    },
  },
};
