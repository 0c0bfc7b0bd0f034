import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/places.mjs';

/** Paths of all files that belong to the repository, those that are not committed yet included. */
export function repositoryFiles() {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(output.split('\0').filter(Boolean))].filter((path) => existsSync(join(root, path)));
}

/** The lines of a file, or none where it is not text. */
export function linesOf(path) {
  const bytes = readFileSync(join(root, path));
  return bytes.subarray(0, 8192).includes(0) ? [] : bytes.toString('utf8').split('\n');
}
