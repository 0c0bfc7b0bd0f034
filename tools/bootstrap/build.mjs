import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { modules, root } from './places.mjs';
import { Refusal } from './refusal.mjs';
import { runQuietly } from './run.mjs';
import { withDependencies, withDependents, workspaces } from './workspaces.mjs';

const stampFile = join(root, '.bootstrap', 'build.json');
const shared = ['tsconfig.json', 'package-lock.json'];

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

function writeStamp(prints) {
  mkdirSync(join(root, '.bootstrap'), { recursive: true });
  writeFileSync(stampFile, JSON.stringify(prints, undefined, 2));
}

function currentPrints(packages) {
  const basis = createHash('sha256');
  for (const path of shared) basis.update(readFileSync(join(root, path)));
  const common = basis.digest('hex');
  return Object.fromEntries(packages.map(({ name, folder }) => [name, fingerprint(folder, common)]));
}

async function runBuild(node, names) {
  const startedAt = Date.now();
  console.log(`Building ${names.length === 1 ? names[0] : `${names.length} packages`} …`);
  const scopes = names.flatMap((name) => ['--scope', name]);
  const { code, output } = await runQuietly({
    node,
    args: [join(modules, 'lerna', 'dist', 'cli.js'), 'run', 'build', '--loglevel=warn', ...scopes],
    cwd: root,
    env: { NX_DAEMON: 'false' },
  });
  if (code !== 0) {
    console.error(output);
    throw new Refusal('The build failed: mend what is reported above and repeat the command.');
  }
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/**
 * Builds the packages whose sources are not those of the last build, and all that depend on them. With `only`, the
 * folder of a package, nothing but that package and what it runs with.
 */
export async function buildIfChanged({ node, only }) {
  const all = workspaces().filter(({ manifest }) => manifest.scripts?.build);
  const chosen = only && withDependencies(all.find(({ folder }) => folder === only)?.name, all);
  const packages = all.filter(({ name }) => !chosen || chosen.has(name));
  const prints = currentPrints(packages);
  const stamp = readStamp();
  const changed = packages.filter(({ name, folder }) => stamp[name] !== prints[name] || !existsSync(join(folder, 'dist')));
  if (changed.length === 0) return;
  const stale = withDependents(
    changed.map(({ name }) => name),
    all,
  );
  // Forgotten first, so that an interrupted build is repeated, and so is one of a package that is not built now.
  writeStamp(Object.fromEntries(Object.entries(stamp).filter(([name]) => !stale.has(name))));
  await runBuild(
    node,
    packages.map(({ name }) => name).filter((name) => stale.has(name)),
  );
  writeStamp({ ...readStamp(), ...prints });
}

/** Builds everything. */
export async function build({ node }) {
  writeStamp({});
  await buildIfChanged({ node });
}
