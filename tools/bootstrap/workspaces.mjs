import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';

const groups = ['packages', 'plugins', 'examples'];

/** All packages of the repository, with the names of those of them that each one needs. */
export function workspaces() {
  const found = groups
    .filter((group) => existsSync(join(root, group)))
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }));
  const names = new Set(found.map(({ manifest }) => manifest.name));
  return found.map(({ folder, manifest }) => {
    const all = { ...manifest.peerDependencies, ...manifest.devDependencies, ...manifest.dependencies };
    return { folder, manifest, name: manifest.name, needs: Object.keys(all).filter((name) => names.has(name)) };
  });
}

/** These packages, and all that need one of them, directly or not. */
export function withDependents(names, all) {
  const result = new Set(names);
  for (let size = -1; size !== result.size;) {
    size = result.size;
    for (const { name, needs } of all) if (needs.some((needed) => result.has(needed))) result.add(name);
  }
  return result;
}
