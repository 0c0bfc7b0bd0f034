import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildEntries } from './tsup-preset.ts';

/** One entry of a package's `exports` that is built from a source file. */
export interface PackageEntry {
  /** As in `exports`: `./site`. */
  readonly entry: string;
  /** Relative to the package: `src/site/index.ts`. */
  readonly source: string;
  /** Relative to the package: `dist/site.js`. */
  readonly target: string;
  /** Relative to the package: `dist/types/site/index.d.ts`. Stylesheets have none. */
  readonly types: string | undefined;
  readonly kind: 'script' | 'style';
  /** Has no `default`: browsers cannot ask for it. */
  readonly isServerOnly: boolean;
}

export interface BuildablePackage {
  readonly name: string;
  readonly entries: readonly PackageEntry[];
  /** Names of the packages that its built files may import. */
  readonly runtimeDependencies: ReadonlySet<string>;
}

interface PackageJson {
  readonly name?: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const withoutDot = (path: string): string => path.replace(/^\.\//, '');

const textAt = (conditions: object, name: string): string | undefined => {
  const value = (conditions as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? withoutDot(value) : undefined;
};

function readEntry(entry: string, conditions: unknown): PackageEntry | undefined {
  if (typeof conditions !== 'object' || conditions === null) return undefined;
  const source = textAt(conditions, 'lectern-source');
  if (source === undefined) return undefined;
  if (entry.includes('*')) throw new Error(`exports["${entry}"]: a pattern cannot be built. Name each entry.`);
  const browserTarget = textAt(conditions, 'default');
  const target = browserTarget ?? textAt(conditions, 'node');
  if (target === undefined || !target.startsWith('dist/'))
    throw new Error(`exports["${entry}"]: "default" (or "node" for server code) must name a file in ./dist/.`);
  return {
    entry,
    source,
    target,
    types: textAt(conditions, 'types'),
    kind: target.endsWith('.css') ? 'style' : 'script',
    isServerOnly: browserTarget === undefined,
  };
}

/** Reads from a `package.json` what is to be built, and what the result may depend on. */
export async function readPackage(folder: string): Promise<BuildablePackage> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageJson;
  const entries = Object.entries(manifest.exports ?? {}).flatMap(([entry, conditions]) => readEntry(entry, conditions) ?? []);
  const name = manifest.name ?? folder;
  const runtime = { ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.optionalDependencies };
  return { name, entries, runtimeDependencies: new Set([name, ...Object.keys(runtime)]) };
}

/** The entries of one kind as tsup wants its entries. */
export function entriesOf(entries: readonly PackageEntry[], kind: PackageEntry['kind']): BuildEntries {
  const chosen = entries.filter((entry) => entry.kind === kind);
  return Object.fromEntries(
    chosen.map(({ source, target }) => [target.slice('dist/'.length).replace(/\.(js|css)$/, ''), source]),
  );
}
