import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { StartupError } from '../../kernel/startup-error.ts';
import { manifestSchema, manifestPath } from './manifest.ts';
import type { BackupManifest } from './manifest.ts';
import { listFiles } from './media-files.ts';

const otherBackup = 'Use another backup; nothing was changed.';

function damaged(file: string, what: string): StartupError {
  return new StartupError(`The backup ${file} is damaged: ${what}.`, otherBackup);
}

async function unpack(file: string, folder: string): Promise<void> {
  let problem = '';
  try {
    await extract({
      file,
      cwd: folder,
      preserveOwner: false,
      strict: true,
      filter: (_path, entry) => {
        if (!('type' in entry) || (entry.type !== 'File' && entry.type !== 'OldFile'))
          problem ||= 'it holds something that is not a file';
        return problem === '';
      },
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new StartupError(`There is no file ${file}.`, 'Name the backup that is to be restored.');
    if (code === 'ENOSPC' || code === 'EACCES') throw error;
    problem ||= 'it cannot be unpacked to its end';
  }
  if (problem) throw damaged(file, problem);
}

async function readManifest(file: string, folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, manifestPath), 'utf8').catch(() => undefined);
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

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}

/** Unpacks a backup into an empty folder and checks every part of it against its sum. */
export async function unpackArchive(file: string, folder: string): Promise<BackupManifest> {
  await unpack(file, folder);
  const manifest = await readManifest(file, folder);
  const expected = new Set([manifestPath, ...manifest.parts.map(({ path }) => path)]);
  const unexpected = (await listFiles(folder)).find((path) => !expected.has(path));
  if (unexpected !== undefined) throw damaged(file, `it holds ${unexpected}, which its table of contents does not name`);
  for (const { path, size, sha256 } of manifest.parts) {
    const found = await stat(join(folder, path)).catch(() => undefined);
    if (found?.size !== size || (await hashFile(join(folder, path))) !== sha256)
      throw damaged(file, `${path} is not what was written`);
  }
  const missing = manifest.tables.find(({ part }) => !expected.has(part));
  if (missing) throw damaged(file, `the rows of ${missing.name} are missing`);
  return manifest;
}
