import { LRUCache } from 'lru-cache';
import { isLecternError } from '#contract/errors.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { entriesStatement } from './write-entries.ts';
import type { AuditEntry, Recorder } from '#server/kernel/recorder.ts';

/**
 * Adds an entry for what is no command or was refused: a sign-in, a call that the policy did not allow. Never throws:
 * what it tells about has happened, and the answer must not depend on the log.
 */
export async function recordAudit(app: Pick<Lectern, 'database' | 'log'>, entry: AuditEntry): Promise<void> {
  try {
    await app.database.query(entriesStatement([entry]));
  } catch (error) {
    app.log.error({ err: error, action: entry.action, outcome: entry.outcome }, 'an entry of the audit log could not be written');
  }
}

/** Refusals of one person within an hour that each get an entry; then each doubling of their number gets one. */
const eachUpTo = 32;
const hour = 3_600_000;
const people = 10_000;

/**
 * Records refusals by the policy (UM_01), once for each error, however many layers it passes. Of one person who goes on
 * and on, the entries say how many there were within the hour: nobody fills the log by being refused.
 */
export function createRefusalRecorder(app: Pick<Lectern, 'database' | 'log'>): Recorder['recordRefusal'] {
  const recorded = new WeakSet<Error>();
  const counts = new LRUCache<string, { refusals: number }>({ max: people, ttl: hour });
  return async (error, entry) => {
    if (!isLecternError(error) || !error.errors.some(({ code }) => code === 'UM_01') || recorded.has(error)) return;
    recorded.add(error);
    const who = entry.actor.kind === 'user' ? String(entry.actor.id) : entry.actor.kind;
    const count = counts.get(who) ?? { refusals: 0 };
    if (count.refusals === 0) counts.set(who, count);
    count.refusals += 1;
    const { refusals } = count;
    if (refusals <= eachUpTo) return recordAudit(app, { ...entry, outcome: 'refused' });
    if (Number.isInteger(Math.log2(refusals)))
      await recordAudit(app, { ...entry, outcome: 'refused', changes: { ...entry.changes, refusals } });
  };
}
