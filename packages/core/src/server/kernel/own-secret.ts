import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from './startup-error.ts';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'unknown error';

/** What lies in a file; undefined where there is none. */
function readKept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    throw new StartupError(`The file ${file} cannot be read (${codeOf(error)}).`, 'Give this user the right to read it.');
  }
}

/** Writes a file whole or not at all, for the eyes of its user alone. Of two processes that start at once, one writes. */
function writeOnce(dataDir: string, file: string, text: string): void {
  const temporary = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(temporary, text, { mode: 0o600, flag: 'wx', flush: true });
    // A second name, because a rename would take the place of what another process wrote meanwhile.
    linkSync(temporary, file);
    const folder = openSync(dataDir, 'r');
    fsyncSync(folder);
    closeSync(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** A text that a site keeps in its data folder: what lies there, or else what `make` makes. */
export function keptInDataFolder(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name);
  const kept = readKept(file);
  if (kept !== undefined) return kept;
  try {
    writeOnce(dataDir, file, make());
  } catch (error) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written (${codeOf(error)}).`,
      'Give this user the right to write there, or set LECTERN_DATA_DIR to another folder.',
    );
  }
  return readKept(file) ?? '';
}

const secretSize = 32;
const shortest = randomBytes(secretSize).toString('base64url').length;

/** The secret of a site that was given none: made at the first start, and kept in the data folder. */
export function ownSecret(dataDir: string): string {
  const secret = keptInDataFolder(dataDir, 'secret', () => randomBytes(secretSize).toString('base64url'));
  if (secret.length >= shortest) return secret;
  throw new StartupError(
    `The file secret in ${dataDir} is ${secret === '' ? 'empty' : 'cut short'}.`,
    'Put the whole one back from a backup, or remove it: a new one is made, and everybody signs in again.',
  );
}
