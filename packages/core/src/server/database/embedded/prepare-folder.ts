import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { extract } from 'tar';
import { StartupError } from '../../kernel/startup-error.ts';
import { makeSnapshot } from './make-snapshot.ts';
import { snapshotFile } from './package-files.ts';
import { embeddedMajor } from './settings.ts';

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Says in one sentence why a folder cannot be written, for the reasons that a person can remove. */
export function explainDiskProblem(error: unknown, folder: string): StartupError | undefined {
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) {
    return new StartupError(
      `The data folder ${folder} cannot be written.`,
      'Give this user the right to write there, or name another folder with LECTERN_DATA_DIR.',
      { cause: error },
    );
  }
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) {
    return new StartupError(
      `The disk that holds ${folder} is full.`,
      'Make room, or name another folder with LECTERN_DATA_DIR.',
      {
        cause: error,
      },
    );
  }
  if (hasCode(error, 'ENOTDIR', 'EEXIST')) {
    return new StartupError(`The data folder ${folder} is not a folder.`, 'Name a folder with LECTERN_DATA_DIR.', {
      cause: error,
    });
  }
  return undefined;
}

/** Makes the data folder and tries to write in it. */
export async function makeWritable(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.write-test-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    throw explainDiskProblem(error, dataDir) ?? error;
  }
}

async function refuseOtherVersion(folder: string): Promise<void> {
  const found = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (found === embeddedMajor) return;
  throw new StartupError(
    `The embedded database in ${folder} was made by PostgreSQL ${found || 'of an unknown version'}, and this Lectern brings PostgreSQL ${embeddedMajor}.`,
    'Make a backup with the Lectern that wrote it (lectern backup), move the folder away, and restore the backup with this one.',
  );
}

async function unpack(archive: Buffer, folder: string): Promise<void> {
  let problem = '';
  const target = extract({
    cwd: folder,
    preserveOwner: false,
    // PGlite writes absolute names, of which the slash is taken off with a notice; all else is a damaged archive.
    onwarn: (code, message) => {
      if (code !== 'TAR_ENTRY_INFO') problem ||= String(message);
    },
  });
  target.end(archive);
  await finished(target);
  if (problem) throw new Error(`The first state of the database could not be unpacked: ${problem}`);
}

async function unpackSnapshot(folder: string): Promise<void> {
  if (existsSync(snapshotFile)) {
    await unpack(await readFile(snapshotFile), folder);
    const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '');
    if (version.trim() === embeddedMajor) return;
    // Left over from an older build.
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
  }
  await unpack(await makeSnapshot('none'), folder);
}

/**
 * Makes sure that there is a database to open. A new one is laid out beside its place and then renamed, so that a
 * first start that is cut short leaves nothing that looks like a database.
 */
export async function prepareFolder(dataDir: string): Promise<{ readonly folder: string; readonly isNew: boolean }> {
  const folder = join(dataDir, 'database');
  if (existsSync(join(folder, 'PG_VERSION'))) {
    await refuseOtherVersion(folder);
    return { folder, isNew: false };
  }
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new StartupError(
      `The folder ${folder} holds files, but no database.`,
      'Move it away to start with an empty database, or put the right folder in its place.',
    );
  }
  const draft = join(dataDir, 'database.new');
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    await unpackSnapshot(draft);
    await chmod(draft, 0o700);
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } catch (error) {
    throw explainDiskProblem(error, dataDir) ?? error;
  }
  return { folder, isNew: true };
}
