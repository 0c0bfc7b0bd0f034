import { globSync } from 'node:fs';
import { sep } from 'node:path';
import { root } from '../bootstrap/places.mjs';

const patterns = ['packages/*/src/**', 'plugins/*/src/**', 'examples/*/**', 'tools/**'].map(
  (place) => `${place}/*.test.{ts,tsx,mjs}`,
);
const leftOut = new Set(['node_modules', 'dist', '.lectern']);

/** Every test file, by what it needs: nothing, a database (`.db.test.ts`) or a browser (`.browser.test.ts`). */
export function findTests(only = []) {
  const files = globSync(patterns, { cwd: root, exclude: (name) => leftOut.has(name) })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => leftOut.has(part)))
    .filter((path) => only.length === 0 || only.some((part) => path.includes(part)))
    .sort();
  const isDatabase = (path) => /\.db\.test\.\w+$/.test(path);
  const isBrowser = (path) => /\.browser\.test\.\w+$/.test(path);
  return {
    unit: files.filter((path) => !isDatabase(path) && !isBrowser(path)),
    database: files.filter(isDatabase),
    browser: files.filter(isBrowser),
  };
}
