import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../bootstrap/places.mjs';

const patterns = ['packages/*/src/**', 'plugins/*/{src,relevance}/**', 'examples/*/**', 'tools/**'].map(
  (place) => `${place}/*.test.{ts,tsx,mjs}`,
);
const leftOut = new Set(['node_modules', 'dist', '.lectern']);

/** The need of a test file by its name: `app`, `db` or `browser`; `unit` where it needs nothing. */
export const needOf = (path) => /\.(app|db|browser)\.test\.\w+$/.exec(path)?.[1] ?? 'unit';

/** Whether a test file has a stop-watch in it and so runs with nothing beside it: a line `// Alone: why` says so. */
export const runsAlone = (path) => /^\/\/ Alone: \S/m.test(readFileSync(join(root, path), 'utf8'));

/**
 * Every test file, by what it needs: nothing, an application (`.app.test.ts`), both databases (`.db.test.ts`) or a
 * browser (`.browser.test.ts`).
 */
export function findTests(only = []) {
  const files = globSync(patterns, { cwd: root, exclude: (name) => leftOut.has(name) })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => leftOut.has(part)))
    .filter((path) => only.length === 0 || only.some((part) => path.includes(part)))
    .sort();
  const needing = (need) => files.filter((path) => needOf(path) === need);
  return { unit: needing('unit'), app: needing('app'), database: needing('db'), browser: needing('browser') };
}
