import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./busy-process.mjs', import.meta.url));

/** Keeps two processors busy, as others on the machine would, until it is told to `stop`. */
export function keepBusy() {
  const children = [1, 2].map(() => fork(program, { execArgv: [] }));
  return { stop: () => children.forEach((child) => child.kill('SIGKILL')) };
}

/** Every file so many times, round by round. */
export const rounds = (files, count) =>
  Array.from({ length: count }, (_, index) => files.map((file) => ({ file, round: index + 1 }))).flat();

/** The number of failures of each test, the worst first, with its last message. */
export function countFailures(results, count) {
  const found = new Map();
  for (const { pass, file, result } of results)
    for (const { title, message } of result.failures) {
      const name = `${pass}: ${title} (${file})`;
      found.set(name, { times: (found.get(name)?.times ?? 0) + 1, message });
    }
  return [...found]
    .sort(([, one], [, other]) => other.times - one.times)
    .map(([name, { times, message }]) => ({ title: `${times} of ${count}: ${name}`, message }));
}
