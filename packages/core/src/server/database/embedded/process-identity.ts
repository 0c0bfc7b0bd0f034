import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** A process, told apart from a later one that got the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startedAt: string | null;
  readonly host: string;
}

function readLinuxStart(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the name in brackets and may hold spaces and brackets itself.
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (afterName[0] === 'Z') throw new Error('The process has ended.');
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${boot} ${afterName[19]}`;
}

/** When a process started, in words of its system; `null` where that cannot be known. */
function readStart(pid: number): string | null {
  try {
    if (process.platform === 'linux') return readLinuxStart(pid);
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/** The identity of a process of this machine. */
export function identifyProcess(pid: number = process.pid): ProcessIdentity {
  return { pid, startedAt: readStart(pid), host: hostname() };
}

/** True while this very process runs, on this machine. Whoever cannot be told apart counts as alive. */
export function isProcessAlive({ pid, startedAt }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    const isForeign = error instanceof Error && 'code' in error && error.code === 'EPERM';
    if (!isForeign) return false;
  }
  if (startedAt === null) return true;
  const now = readStart(pid);
  // On Linux a living process always has a start time; elsewhere not knowing is no proof of its end.
  return now === null ? process.platform !== 'linux' : now === startedAt;
}
