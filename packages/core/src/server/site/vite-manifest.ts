import { existsSync, readFileSync } from 'node:fs';

/** Address below which the build's files are served. Their names carry a hash, so that they may be kept for ever. */
export const assetBase = '/assets/build/';

/** A file that the build made, as it wrote it down. */
export interface ViteEntry {
  readonly file: string;
  readonly css?: readonly string[];
  /** Keys of the files that it imports. */
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
  readonly isEntry?: boolean;
  readonly name?: string;
  readonly src?: string;
}

/** The files of a build by the key that others name them by. */
export type ViteManifest = Readonly<Record<string, ViteEntry>>;

/** Reads what a build wrote down; undefined where nothing was built. */
export const readViteManifest = (file: string): ViteManifest | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ViteManifest) : undefined;

/** The address of a file of the build. */
export const builtUrl = (path: string): string => assetBase + path;

/** An entry of a site's browsers with its key. */
export const entryIn = (manifest: ViteManifest, name: string): [string, ViteEntry] | undefined =>
  Object.entries(manifest).find(([, value]) => value.isEntry && value.name === name);

/** Keys of all files that this one imports, and that these import. */
export function importsOf(manifest: ViteManifest, key: string, seen = new Set<string>()): string[] {
  for (const next of manifest[key]?.imports ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    importsOf(manifest, next, seen);
  }
  return [...seen];
}
