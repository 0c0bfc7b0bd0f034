import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { satisfies } from 'semver';
import { root } from '../bootstrap/places.mjs';
import { runQuietly } from '../bootstrap/run.mjs';
import { workspaces } from '../bootstrap/workspaces.mjs';

const reader = fileURLToPath(new URL('./read-manifests.mjs', import.meta.url));

/** What plugins say of themselves in their manifests and differently in their `package.json`, and ranges left behind. */
export function manifestProblems(plugins) {
  const versions = new Map(plugins.map(({ manifest }) => [manifest.id, manifest.version]));
  return plugins.flatMap(({ manifest, packageJson }) => {
    const meant = { ...packageJson, core: packageJson.peerDependencies?.['@lectern/core'] };
    const different = ['name', 'version', 'core']
      .filter((key) => manifest[key] !== meant[key])
      .map((key) => `${packageJson.name}: its manifest says ${key} ${manifest[key]}, its package.json ${meant[key]}.`);
    const outdated = Object.entries(manifest.requires ?? {})
      .filter(([id, range]) => versions.has(id) && !satisfies(versions.get(id), range))
      .map(([id, range]) => `${packageJson.name}: its manifest requires ${id} ${range}, which is ${versions.get(id)} now.`);
    return [...different, ...outdated];
  });
}

/** Versions stand in manifests too, because sites and browsers read those, not `package.json`. */
export async function checkManifests() {
  const found = workspaces().filter(({ folder }) => existsSync(join(folder, 'src', 'manifest.ts')));
  const urls = found.map(({ folder }) => pathToFileURL(join(folder, 'src', 'manifest.ts')).href);
  const { code, output } = await runQuietly({
    node: process.execPath,
    args: ['--import', 'tsx', '--conditions=lectern-source', reader, ...urls],
    cwd: root,
  });
  if (code !== 0) return { isOk: false, output };
  const manifests = JSON.parse(output);
  const problems = manifestProblems(found.map(({ manifest }, index) => ({ manifest: manifests[index], packageJson: manifest })));
  return { isOk: problems.length === 0, output: problems.join('\n') };
}
