import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const leftOut = new Set([
  'node_modules',
  'dist',
  '.dist-next',
  '.lectern',
  'coverage',
  'fixtures',
  'content',
  'CHANGELOG.md',
  'README.md',
]);
const isSource = (name) => !leftOut.has(name) && !/\.test\.[cm]?[jt]sx?$/.test(name);

function* filesBelow(folder, prefix = '') {
  const entries = readdirSync(join(folder, prefix), { withFileTypes: true }).filter((entry) => isSource(entry.name));
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = prefix ? `${prefix}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* filesBelow(folder, path);
    else if (entry.isFile()) yield path;
  }
}

/** A hash over the names and bytes of all files that go into a package's build. */
export function fingerprint(folder, basis = '') {
  const hash = createHash('sha256').update(basis);
  for (const path of filesBelow(folder)) hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)));
  return hash.digest('hex');
}
