import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../bootstrap/places.mjs';
import { workspaces } from '../bootstrap/workspaces.mjs';

/** What somebody who finds a package on the registry misses: whose it is, where it comes from, what it is for. */
export function packageFileProblems({ directory, manifest, licence, hasReadme }, { manifest: whole, licence: wholeLicence }) {
  const { url } = whole.repository;
  return [
    ...(manifest.license === whole.license
      ? []
      : [`its license is ${manifest.license}, that of the repository ${whole.license}.`]),
    ...(manifest.repository?.url === url && manifest.repository.directory === directory
      ? []
      : [`its repository should be ${url} with the directory ${directory}.`]),
    ...(licence === wholeLicence ? [] : ['its LICENSE should be a copy of that of the repository.']),
    ...(hasReadme ? [] : ['it has no README.md.']),
  ].map((problem) => `${manifest.name}: ${problem}`);
}

/** The files of a tarball that only tests read. */
export const testFiles = (paths) => paths.filter((path) => /\.(test|test-kit|bench|types\.test)\.[^/]+$/.test(path));

const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** Licence, repository and README of every package that is published. */
export async function checkPackageFiles() {
  const whole = { manifest: JSON.parse(textOf(join(root, 'package.json'))), licence: textOf(join(root, 'LICENSE')) };
  const problems = workspaces()
    .filter(({ manifest }) => !manifest.private)
    .flatMap(({ folder, manifest }) =>
      packageFileProblems(
        {
          directory: relative(root, folder).split(sep).join('/'),
          manifest,
          licence: textOf(join(folder, 'LICENSE')),
          hasReadme: existsSync(join(folder, 'README.md')),
        },
        whole,
      ),
    );
  return { isOk: problems.length === 0, output: problems.join('\n') };
}
