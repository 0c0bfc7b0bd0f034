import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';

const groups = ['packages', 'plugins', 'examples'];

/** All packages of the repository, with the names of those of them that each one needs to be built, and to run. */
export function workspaces() {
  const found = groups
    .filter((group) => existsSync(join(root, group)))
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }));
  const names = new Set(found.map(({ manifest }) => manifest.name));
  return found.map(({ folder, manifest }) => {
    const ofHere = (...sections) =>
      [...new Set(sections.flatMap((section) => Object.keys(section ?? {})))].filter((name) => names.has(name));
    const { dependencies, peerDependencies, devDependencies } = manifest;
    return {
      folder,
      manifest,
      name: manifest.name,
      needs: ofHere(dependencies, peerDependencies, devDependencies),
      runsWith: ofHere(dependencies, peerDependencies),
    };
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

/** This package, and all that it runs with, directly or not. */
export function withDependencies(name, all) {
  const result = new Set([name]);
  for (const current of result) for (const needed of all.find((one) => one.name === current)?.runsWith ?? []) result.add(needed);
  return result;
}
