import { satisfies } from 'semver';
import { workspaces } from '../bootstrap/workspaces.mjs';

const sections = ['peerDependencies', 'dependencies', 'devDependencies'];

/** Ranges on packages of this repository that do not hold their current version. Releasing raises versions, not these. */
export function rangeProblems(manifests) {
  const versions = new Map(manifests.map(({ name, version }) => [name, version]));
  return manifests.flatMap((manifest) =>
    sections.flatMap((section) =>
      Object.entries(manifest[section] ?? {})
        .filter(([name, range]) => versions.has(name) && !satisfies(versions.get(name), range))
        .map(([name, range]) => `${manifest.name}: ${section} wants ${name} ${range}, which is ${versions.get(name)} now.`),
    ),
  );
}

export async function checkPeerRanges() {
  const problems = rangeProblems(workspaces().map(({ manifest }) => manifest));
  return { isOk: problems.length === 0, output: problems.join('\n') };
}
