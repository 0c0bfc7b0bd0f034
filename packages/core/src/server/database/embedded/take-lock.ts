import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../kernel/startup-error.ts';
import { tryLock } from './lock-file.ts';
import type { HeldLock, LockAttempt } from './lock-file.ts';
import { isProcessAlive } from './process-identity.ts';
import type { ProcessIdentity } from './process-identity.ts';

const pauseMs = 100;
/** The time that a database whose application has ended may take to close. */
const closingMs = 15_000;
/** The time that a half-written lock may stay so. */
const unreadableMs = 1_500;

function refusal(attempt: LockAttempt, file: string, dataDir: string): StartupError {
  if (attempt.kind === 'damaged') {
    return new StartupError(
      `The lock file ${file} of the embedded database is damaged.`,
      `Make sure that no Lectern uses ${dataDir}, then delete that file and start again.`,
    );
  }
  if (attempt.kind === 'held') {
    const { parent } = attempt.owner;
    return new StartupError(
      `The data folder ${dataDir} is in use by process ${parent.pid} on ${parent.host}.`,
      `Stop process ${parent.pid} first, or give this one another folder with LECTERN_DATA_DIR.`,
    );
  }
  return new StartupError(
    `The data folder ${dataDir} is being opened by another process at this moment.`,
    'Wait for that one, or give this one another folder with LECTERN_DATA_DIR.',
  );
}

/** Takes the lock of a data folder, waiting only for an owner that is about to end. */
export async function takeLock(options: {
  readonly file: string;
  readonly dataDir: string;
  readonly parent: ProcessIdentity;
}): Promise<HeldLock> {
  const { file, dataDir, parent } = options;
  const begin = Date.now();
  for (;;) {
    const attempt = tryLock({ file, parent });
    if (attempt.kind === 'taken') return attempt.lock;
    const isParentGone = attempt.kind === 'held' && !isProcessAlive(attempt.owner.parent);
    const patience = attempt.kind === 'held' && !isParentGone ? 0 : attempt.kind === 'damaged' ? unreadableMs : closingMs;
    if (Date.now() - begin >= patience) throw refusal(attempt, file, dataDir);
    await sleep(pauseMs);
  }
}
