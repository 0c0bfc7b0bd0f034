import { isBuiltin } from 'node:module';
import { libraryBehind } from './libraries/bundled-libraries.ts';

/** The modules of a build, as the `inputs` of esbuild's metafile hold them. */
export type ModuleGraph = Readonly<Record<string, { readonly imports: readonly ModuleImport[] }>>;

export interface ModuleImport {
  readonly path: string;
  readonly external?: boolean;
}

const serverPackages = new Set(['koa', 'pg', 'pg-boss', 'pino', 'sharp', 'vite', 'tsup', 'esbuild']);
const serverScopes = ['@mikro-orm/', '@koa/', '@electric-sql/'];

const packageName = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const isServerPackage = (specifier: string): boolean =>
  isBuiltin(specifier) ||
  specifier.endsWith('/server') ||
  serverPackages.has(packageName(specifier)) ||
  serverScopes.some((scope) => specifier.startsWith(scope));

const isServerFile = (path: string): boolean => /^src\/(?:.*\/)?server\//.test(path);

const isForbidden = ({ path, external }: ModuleImport): boolean =>
  external ? isServerPackage(libraryBehind(path)) : isServerFile(path);

function breachesFrom(graph: ModuleGraph, entry: string): string[][] {
  const breaches: string[][] = [];
  const seen = new Set([entry]);
  const queue: string[][] = [[entry]];
  for (const chain of queue) {
    for (const imported of graph[chain.at(-1) ?? '']?.imports ?? []) {
      if (seen.has(imported.path)) continue;
      seen.add(imported.path);
      const longer = [...chain, imported.path];
      if (isForbidden(imported)) breaches.push(longer);
      else if (!imported.external) queue.push(longer);
    }
  }
  return breaches;
}

/**
 * Finds server code that a browser entry can reach: files below `src/server/`, Node's own modules and packages of
 * the server. Each breach is the shortest chain of imports that leads there, from the entry on.
 */
export function findBoundaryBreaches(graph: ModuleGraph, browserEntries: readonly string[]): string[][] {
  return browserEntries.flatMap((entry) => breachesFrom(graph, entry));
}

/** Imports of packages that are not among the allowed ones, each with a file that imports it. */
export function findUndeclaredImports(
  graph: ModuleGraph,
  allowed: ReadonlySet<string>,
): { readonly package: string; readonly importer: string }[] {
  const importers = new Map<string, string>();
  for (const [importer, { imports }] of Object.entries(graph))
    for (const { path, external } of imports)
      if (
        external &&
        !isBuiltin(path) &&
        libraryBehind(path) === path &&
        !allowed.has(packageName(path)) &&
        !importers.has(packageName(path))
      )
        importers.set(packageName(path), importer);
  return [...importers].map(([name, importer]) => ({ package: name, importer }));
}
