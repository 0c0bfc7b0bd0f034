import { readFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { isProcessAlive } from './process-identity.ts';
import type { ProcessIdentity } from './process-identity.ts';

/** The content of a lock file. */
export type LockRecord = ProcessIdentity & {
  /** Made anew for every lock. */
  readonly token: string;
  /** The process that a person started, and may stop. */
  readonly parent: ProcessIdentity;
};

/** The interval at which an owner shows that it lives, and the silence after which one on another host counts as dead. */
export const heartbeatMs = 5_000;
const foreignHostSilenceMs = 60_000;

function isIdentity(value: unknown): value is ProcessIdentity {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    Number.isInteger(value.pid) &&
    Number(value.pid) > 0 &&
    'startedAt' in value &&
    (value.startedAt === null || typeof value.startedAt === 'string') &&
    'host' in value &&
    typeof value.host === 'string'
  );
}

function parseRecord(text: string): LockRecord | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isIdentity(value) || !('token' in value) || !('parent' in value)) return undefined;
    const { token, parent } = value;
    if (typeof token !== 'string' || !/^[0-9a-f-]{36}$/.test(token) || !isIdentity(parent)) return undefined;
    const { pid, startedAt, host } = value;
    return { pid, startedAt, host, token, parent };
  } catch {
    return undefined;
  }
}

/** Reads a lock: `absent`, `damaged`, or what it says. */
export function readLock(file: string): LockRecord | 'absent' | 'damaged' {
  try {
    return parseRecord(readFileSync(file, 'utf8')) ?? 'damaged';
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'absent';
    throw error;
  }
}

/** True unless the owner has certainly ended. */
export function isOwnerAlive(file: string, record: LockRecord): boolean {
  if (record.host === hostname()) return isProcessAlive(record);
  const lastSign = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - lastSign < foreignHostSilenceMs;
}
