// Raises versions and ranges from the changesets, in package.json files and in the manifests that repeat them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules, root } from './bootstrap/places.mjs';
import { runInForeground } from './bootstrap/run.mjs';
import { workspaces } from './bootstrap/workspaces.mjs';

const scope = '@lectern/';

function raiseManifest({ folder, manifest: { version, peerDependencies = {} } }) {
  const path = join(folder, 'src', 'manifest.ts');
  if (!existsSync(path)) return;
  const source = readFileSync(path, 'utf8');
  const raised = source
    .replace(/^( +version: ')[^']+(',)$/m, `$1${version}$2`)
    .replace(/^( +core: ')[^']+(',)$/m, `$1${peerDependencies[`${scope}core`]}$2`)
    .replace(/^( +requires: \{)(.*)(\},)$/m, (_, start, list, end) => {
      const ranges = list.replace(/'?([a-z0-9-]+)'?: '[^']+'/g, (entry, id) =>
        peerDependencies[scope + id] ? entry.replace(/: '[^']+'/, `: '${peerDependencies[scope + id]}'`) : entry,
      );
      return start + ranges + end;
    });
  writeFileSync(path, raised);
}

const code = await runInForeground({
  node: process.execPath,
  args: [join(modules, '@changesets', 'cli', 'bin.js'), 'version'],
  cwd: root,
});
if (code === 0) workspaces().forEach(raiseManifest);
process.exitCode = code;
