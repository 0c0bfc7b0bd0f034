import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { satisfies } from 'semver';
import { root } from '../bootstrap/places.mjs';
import { runQuietly } from '../bootstrap/run.mjs';
import { workspaces } from '../bootstrap/workspaces.mjs';

const reader = fileURLToPath(new URL('./read-manifests.mjs', import.meta.url));

/** The differences between plugins' manifests and their `package.json`, and ranges left behind. */
export function manifestProblems(plugins) {
  const known = new Map(plugins.map(({ manifest }) => [manifest.id, manifest]));
  return plugins.flatMap(({ manifest, packageJson }) => {
    const peers = packageJson.peerDependencies ?? {};
    const meant = { ...packageJson, core: peers['@lectern/core'] };
    const different = ['name', 'version', 'core']
      .filter((key) => manifest[key] !== meant[key])
      .map((key) => `${packageJson.name}: its manifest says ${key} ${manifest[key]}, its package.json ${meant[key]}.`);
    const requirements = Object.entries(manifest.requires ?? {})
      .filter(([id]) => known.has(id))
      .flatMap(([id, range]) => {
        const { name, version } = known.get(id);
        return [
          ...(peers[name] === range
            ? []
            : [`its manifest requires ${id} ${range}, its peerDependencies want ${name} ${peers[name]}.`]),
          ...(satisfies(version, range) ? [] : [`its manifest requires ${id} ${range}, which is ${version} now.`]),
        ];
      });
    return [...different, ...requirements.map((problem) => `${packageJson.name}: ${problem}`)];
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
