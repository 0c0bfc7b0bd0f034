import { isLecternError } from '../../../contract/errors.ts';
import type { Lectern } from '../../../server/kernel/lectern.ts';
import { writeEntries } from './write-entries.ts';
import type { AuditEntry } from '../../../server/kernel/recorder.ts';

/**
 * Adds an entry for what is no command or was refused: a sign-in, a call that the policy did not allow. Never throws:
 * what it tells about has happened, and the answer must not depend on the log.
 */
export async function recordAudit(app: Pick<Lectern, 'orm' | 'log'>, entry: AuditEntry): Promise<void> {
  try {
    await writeEntries(app.orm.em.fork(), [entry]);
  } catch (error) {
    app.log.error({ err: error, action: entry.action, outcome: entry.outcome }, 'an entry of the audit log could not be written');
  }
}

const recorded = new WeakSet<Error>();

/** Adds an entry where an error is a refusal by the policy (UM_01), once for each, however many layers it passes. */
export async function recordRefusal(
  app: Pick<Lectern, 'orm' | 'log'>,
  error: unknown,
  entry: Omit<AuditEntry, 'outcome'>,
): Promise<void> {
  if (!isLecternError(error) || !error.errors.some(({ code }) => code === 'UM_01') || recorded.has(error)) return;
  recorded.add(error);
  await recordAudit(app, { ...entry, outcome: 'refused' });
}
