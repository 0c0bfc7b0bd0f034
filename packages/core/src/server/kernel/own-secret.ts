import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from './startup-error.ts';

/** A text that a site keeps in its data folder, for the eyes of its user alone: what lies there, or else what `make` makes. */
export function keptInDataFolder(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    const text = make();
    try {
      mkdirSync(dataDir, { recursive: true });
      // `wx`: of two processes that start at once, one writes and the other reads what it wrote.
      writeFileSync(file, text, { mode: 0o600, flag: 'wx', flush: true });
      return text;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readFileSync(file, 'utf8').trim();
      throw new StartupError(
        `The data folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown error'}).`,
        'Give this user the right to write there, or set LECTERN_DATA_DIR to another folder.',
      );
    }
  }
}

/** The secret of a site that was given none: made at the first start, and kept in the data folder. */
export const ownSecret = (dataDir: string): string =>
  keptInDataFolder(dataDir, 'secret', () => randomBytes(32).toString('base64url'));
