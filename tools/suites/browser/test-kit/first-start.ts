import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { constants, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// Waits: between two looks.
import { setTimeout as pause } from 'node:timers/promises';

/** A folder that lives as long as the tests: that of the run, which other processes share, else one of this process. */
function openRunFolder(): string {
  const shared = process.env['TEST_RUN_FOLDER'];
  if (shared) return shared;
  const own = mkdtempSync(join(tmpdir(), 'lectern-test-run-'));
  process.once('exit', () => rmSync(own, { recursive: true, force: true }));
  return own;
}

let runFolder: string | undefined;

async function tryToLock(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The folder, which the first of all processes that ask for it makes. */
async function findOrMake(name: string, make: (dataDir: string) => Promise<void>): Promise<string> {
  runFolder ??= openRunFolder();
  const folder = join(runFolder, name);
  const lock = `${folder}.lock`;
  while (!existsSync(folder)) {
    if (!(await tryToLock(lock))) {
      await pause(50);
      continue;
    }
    const draft = `${folder}.draft`;
    try {
      if (existsSync(folder)) break;
      await make(draft);
      await rename(draft, folder);
    } finally {
      await rm(draft, { recursive: true, force: true });
      await rm(lock, { recursive: true });
    }
  }
  return folder;
}

/** A new data folder: as `make` left one, which is called once in all the processes of a run. */
export async function copyFirstStart(name: string, make: (dataDir: string) => Promise<void>): Promise<string> {
  const first = await findOrMake(name, make);
  const copy = await mkdtemp(join(tmpdir(), 'lectern-browser-'));
  // More than a thousand files, for which a promise each takes twice as long.
  cpSync(first, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return copy;
}
