import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, utimesSync, writeSync } from 'node:fs';
import { heartbeatMs, isOwnerAlive, readLock } from './lock-record.ts';
import type { LockRecord } from './lock-record.ts';
import { identifyProcess } from './process-identity.ts';
import type { ProcessIdentity } from './process-identity.ts';

/** The result of trying to take a lock. */
export type LockAttempt =
  | { readonly kind: 'taken'; readonly lock: HeldLock }
  | { readonly kind: 'held'; readonly owner: LockRecord }
  | { readonly kind: 'damaged' }
  /** Another process is taking it at this moment. */
  | { readonly kind: 'contended' };

export interface HeldLock {
  /** Shows others that the owner lives, and asks whether the lock is still ours. */
  readonly beginHeartbeat: (onLost: () => void) => void;
  readonly release: () => void;
}

function writeWhole(file: string, record: LockRecord): void {
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, `${JSON.stringify(record)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Creates the lock with its content in one step; false when it exists. */
function createLock(file: string, record: LockRecord): boolean {
  const draft = `${file}.${record.token}.draft`;
  try {
    writeWhole(draft, record);
    try {
      linkSync(draft, file);
    } catch (error) {
      // A file system without hard links: exclusive creation, of which others may see the empty beginning.
      if (!hasCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP')) throw error;
      writeWhole(file, record);
    }
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function hold(file: string, token: string): HeldLock {
  const isOurs = () => {
    const now = readLock(file);
    return typeof now === 'object' && now.token === token;
  };
  let heartbeat: NodeJS.Timeout | undefined;
  return {
    beginHeartbeat(onLost) {
      heartbeat = setInterval(() => {
        if (!isOurs()) return onLost();
        utimesSync(file, new Date(), new Date());
      }, heartbeatMs);
      heartbeat.unref();
    },
    release() {
      clearInterval(heartbeat);
      if (isOurs()) rmSync(file, { force: true });
    },
  };
}

/**
 * Takes over the lock of a dead owner. Of all that try, one holds the claim on exactly this dead owner's
 * token, and only the holder of that claim may replace the file: two can never both win.
 */
function takeOver(file: string, dead: LockRecord, mine: LockRecord): LockAttempt {
  const claim = tryLock({ file: `${file}.${dead.token}`, parent: mine.parent });
  if (claim.kind === 'damaged') return { kind: 'damaged' };
  if (claim.kind !== 'taken') return { kind: 'contended' };
  try {
    const now = readLock(file);
    if (typeof now !== 'object' || now.token !== dead.token) return { kind: 'contended' };
    const draft = `${file}.${mine.token}.draft`;
    writeWhole(draft, mine);
    renameSync(draft, file);
    return { kind: 'taken', lock: hold(file, mine.token) };
  } finally {
    claim.lock.release();
  }
}

/** Tries once to take a lock file for this process. */
export function tryLock(options: { readonly file: string; readonly parent: ProcessIdentity }): LockAttempt {
  const { file, parent } = options;
  const mine: LockRecord = { ...identifyProcess(), token: randomUUID(), parent };
  if (createLock(file, mine)) return { kind: 'taken', lock: hold(file, mine.token) };
  const owner = readLock(file);
  if (owner === 'absent') return { kind: 'contended' };
  if (owner === 'damaged') return { kind: 'damaged' };
  return isOwnerAlive(file, owner) ? { kind: 'held', owner } : takeOver(file, owner, mine);
}
