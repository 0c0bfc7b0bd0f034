import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);

function findPackageRoot(): string {
  let folder = dirname(here);
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder of @lectern/core was not found.');
    folder = parent;
  }
  return folder;
}

/** The folder of the package `@lectern/core`. */
export const packageRoot = findPackageRoot();

/** The packed first state of an embedded database; made by the build, may be absent when run from source. */
export const snapshotFile = join(packageRoot, 'dist', 'embedded-snapshot.tar.gz');

/** The file that the child process runs: source beside source, the built one beside built code. */
export const childFile = here.endsWith('.ts') ? join(dirname(here), 'child.ts') : join(packageRoot, 'dist', 'embedded-child.js');
