import { readdirSync, readFileSync } from 'node:fs';

const pause = 2000;
const pageBytes = 4096;

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It ended meanwhile.
    return '';
  }
}

/** Bytes that a process has for itself alone. */
function ownBytes(pid) {
  const [, resident = 0, shared = 0] = read(`/proc/${pid}/statm`).split(' ').map(Number);
  return (resident - shared) * pageBytes;
}

/** Ids of the processes below one, and its own; on Linux. */
export function familyOf(pid) {
  const parents = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    // The name of the program, in brackets, may hold anything.
    const [, parent] = read(`/proc/${name}/stat`).split(') ').at(-1).split(' ');
    if (parent) parents.set(Number(name), Number(parent));
  }
  const family = new Set([pid]);
  let size = 0;
  while (size < family.size) {
    size = family.size;
    for (const [child, parent] of parents) if (family.has(parent)) family.add(child);
  }
  return [...family];
}

/** Watches what this process and those below it take together; `stop` answers with the most, in megabytes, on Linux. */
export function watchMemory() {
  if (process.platform !== 'linux') return { stop: () => undefined };
  let most = 0;
  const look = () =>
    (most = Math.max(
      most,
      familyOf(process.pid).reduce((sum, pid) => sum + ownBytes(pid), 0),
    ));
  const timer = setInterval(look, pause);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      look();
      return Math.round(most / 2 ** 20);
    },
  };
}
