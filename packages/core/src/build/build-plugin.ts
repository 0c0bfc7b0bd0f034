import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'tsup';
import { findBoundaryBreaches, findUndeclaredImports } from './boundary-check.ts';
import type { ModuleGraph } from './boundary-check.ts';
import { emitDeclarations } from './emit-declarations.ts';
import { entriesOf, readPackage } from './package-entries.ts';
import type { BuildablePackage } from './package-entries.ts';
import { scriptPreset, stylePreset } from './tsup-preset.ts';

/** Where a build happens, as deep as `dist`, so that paths in source maps are right in both. */
const staging = '.dist-next';
const metafile = 'metafile-esm.json';

const list = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`] : [];

/**
 * Reads the metafile that a build left where its files are, removes it, and throws when a browser entry reaches server
 * code or a built file imports a package that `package.json` does not bring.
 */
export async function checkBuiltGraph(
  folder: string,
  { entries, name, runtimeDependencies }: BuildablePackage,
  outDir = 'dist',
): Promise<void> {
  const path = join(folder, outDir, metafile);
  const { inputs } = JSON.parse(await readFile(path, 'utf8')) as { inputs: ModuleGraph };
  await rm(path);
  const browserEntries = entries.filter((entry) => entry.kind === 'script' && !entry.isServerOnly).map((entry) => entry.source);
  const breaches = findBoundaryBreaches(inputs, browserEntries).map((chain) => chain.join(' → '));
  const undeclared = findUndeclaredImports(inputs, runtimeDependencies);
  const problems = [
    ...list(`${name}: server code is reachable from a browser entry:`, breaches),
    ...list(
      `${name}: imports what its package.json names neither in dependencies nor in peerDependencies:`,
      undeclared.map((found) => `${found.package} (in ${found.importer})`),
    ),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function buildStyles(plugin: BuildablePackage): Promise<void> {
  const entries = entriesOf(plugin.entries, 'style');
  if (Object.keys(entries).length > 0) await build(stylePreset(entries, staging));
}

async function buildScripts(folder: string, plugin: BuildablePackage): Promise<void> {
  const entries = entriesOf(plugin.entries, 'script');
  if (Object.keys(entries).length === 0) return;
  await build(scriptPreset(entries, staging));
  await checkBuiltGraph(folder, plugin, staging);
}

/** Builds into the staging folder; throws when something of it is wrong. */
async function stage(folder: string, plugin: BuildablePackage): Promise<void> {
  await buildScripts(folder, plugin);
  await buildStyles(plugin);
  const typed = plugin.entries.filter((entry) => entry.kind === 'script');
  if (typed.length > 0) await emitDeclarations({ folder, sources: typed.map((entry) => entry.source), outDir: staging });
  const absent = plugin.entries
    .flatMap((entry) => [entry.target, ...(entry.types ? [entry.types] : [])])
    .filter((path) => !existsSync(join(folder, path.replace(/^dist\//, `${staging}/`))));
  if (absent.length > 0)
    throw new Error(
      `${plugin.name}: the build did not make ${absent.join(', ')}. Compare "exports" with the names of the sources.`,
    );
}

/**
 * Builds a plugin: every entry of its `exports` from its `lectern-source` to its target, the stylesheets, and the
 * declarations. Works in the current folder, because tsup does. `dist` is replaced when all of it is right; until then,
 * and when it is not, the last good one stays. What is wrong is thrown as an error whose message is meant for the author.
 */
export async function buildPlugin(): Promise<void> {
  const folder = process.cwd();
  const plugin = await readPackage(folder);
  if (plugin.entries.length === 0)
    throw new Error(`${plugin.name}: no entry of "exports" has the condition "lectern-source", so there is nothing to build.`);
  const missing = plugin.entries.filter((entry) => !existsSync(join(folder, entry.source)));
  if (missing.length > 0)
    throw new Error(
      missing.map((entry) => `${plugin.name}: exports["${entry.entry}"] names ${entry.source}, which does not exist.`).join('\n'),
    );

  const next = join(folder, staging);
  const clear = (path: string): Promise<void> => rm(path, { recursive: true, force: true });
  await clear(next);
  try {
    await stage(folder, plugin);
    await clear(join(folder, 'dist'));
    await rename(next, join(folder, 'dist'));
  } catch (error) {
    await clear(next);
    throw error;
  }
}
