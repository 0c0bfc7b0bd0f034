import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { extract, list } from 'tar';
import { isStartupError, StartupError } from '../../kernel/startup-error.ts';
import { manifestSchema, manifestPath } from './manifest.ts';
import type { BackupManifest } from './manifest.ts';

const otherBackup = 'Use another backup; nothing was changed.';

function damaged(file: string, what: string): StartupError {
  return new StartupError(`The backup ${file} is damaged: ${what}.`, otherBackup);
}

/** Bytes of a table of contents, which is read into memory: a line for each of a million files. */
const largestManifest = 256 * 1024 ** 2;

/** Reads through an archive, and says of one that cannot be read to its end that it is damaged. */
async function through(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new StartupError(`There is no file ${file}.`, 'Name the backup that is to be restored.');
    if (isStartupError(error) || code === 'ENOSPC' || code === 'EACCES') throw error;
    throw damaged(file, 'it cannot be unpacked to its end');
  }
}

/** The table of contents, with which an archive ends. Nothing is unpacked for it. */
async function findManifest(file: string): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  await through(file, async () => {
    await list({
      file,
      strict: true,
      onReadEntry(entry) {
        if (entry.path !== manifestPath || entry.size > largestManifest) return;
        entry.on('data', (chunk) => void chunks.push(chunk));
      },
    });
  });
  return chunks.length > 0 ? Buffer.concat(chunks).toString('utf8') : undefined;
}

async function readManifest(file: string): Promise<BackupManifest> {
  const text = await findManifest(file);
  if (text === undefined)
    throw new StartupError(`${file} is not a backup of Lectern, or only the beginning of one.`, otherBackup);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged(file, 'its table of contents cannot be read');
  }
  const result = manifestSchema.safeParse(value);
  if (result.success) return result.data;
  const version = typeof value === 'object' && value !== null && 'formatVersion' in value ? value.formatVersion : undefined;
  if (typeof version === 'number' && version !== 1) {
    throw new StartupError(
      `The backup ${file} has the format ${version}, which this Lectern does not know.`,
      'Restore it with a newer Lectern.',
    );
  }
  throw damaged(file, 'its table of contents is not as it should be');
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 ** 2)} MB`;

/** Refuses what the disk has no room for, before the first byte of it is written. */
async function assertRoom(file: string, folder: string, { parts }: BackupManifest): Promise<void> {
  const needed = parts.reduce((sum, { size }) => sum + size, 0);
  const { bavail, bsize } = await statfs(folder);
  if (needed > bavail * bsize)
    throw new StartupError(
      `The backup ${file} unpacks to ${megabytes(needed)}, and the disk of ${folder} has ${megabytes(bavail * bsize)} left.`,
      'Make room there, or let LECTERN_DATA_DIR lead to a larger disk; nothing was changed.',
    );
}

/** Unpacks what the table of contents names, each part once and no longer than it says there, and nothing else. */
async function unpack(file: string, folder: string, { parts }: BackupManifest): Promise<void> {
  const expected = new Map(parts.map(({ path, size }) => [path, size]));
  let problem = '';
  const problemOf = (path: string, entry: { readonly size: number; readonly type?: unknown }): string => {
    if (entry.type !== 'File' && entry.type !== 'OldFile') return 'it holds something that is not a file';
    if (path === manifestPath) return '';
    const size = expected.get(path);
    if (size === undefined) return `it holds ${path}, which its table of contents does not name, or twice`;
    expected.delete(path);
    return size === entry.size ? '' : `${path} is not what was written`;
  };
  await through(file, async () => {
    await extract({
      file,
      cwd: folder,
      preserveOwner: false,
      strict: true,
      filter(path, entry) {
        problem ||= problemOf(path, entry);
        return problem === '';
      },
    });
  }).catch((error: unknown) => {
    throw problem ? damaged(file, problem) : error;
  });
  if (problem) throw damaged(file, problem);
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}

/** Unpacks a backup into an empty folder and checks every part of it against its sum. Never takes more of the disk than is left. */
export async function unpackArchive(file: string, folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(file);
  await assertRoom(file, folder, manifest);
  await unpack(file, folder, manifest);
  for (const { path, size, sha256 } of manifest.parts) {
    const found = await stat(join(folder, path)).catch(() => undefined);
    if (found?.size !== size || (await hashFile(join(folder, path))) !== sha256)
      throw damaged(file, `${path} is not what was written`);
  }
  const paths = new Set(manifest.parts.map(({ path }) => path));
  const missing = manifest.tables.find(({ part }) => !paths.has(part));
  if (missing) throw damaged(file, `the rows of ${missing.name} are missing`);
  return manifest;
}
