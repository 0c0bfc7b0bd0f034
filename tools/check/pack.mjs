import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { npmCommand } from '../bootstrap/npm.mjs';

/** Packs the package in `source` into the folder `target`; answers with the tarball's path and the paths of the files in it. */
export async function pack(source, target) {
  const [program, ...first] = npmCommand();
  const { stdout } = await promisify(execFile)(program, [...first, 'pack', '--json', '--pack-destination', target], {
    cwd: source,
    maxBuffer: 64 * 1024 * 1024,
    shell: program.endsWith('.cmd'),
  });
  const result = JSON.parse(stdout);
  const { filename, files } = Array.isArray(result) ? result[0] : Object.values(result)[0];
  return { path: join(target, filename.replace('@', '').replace('/', '-')), files: files.map((file) => file.path) };
}
