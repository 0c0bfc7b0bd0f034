import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build of a site puts its files, relative to the site's folder. */
export const buildDir = 'dist';

/** Where it puts what runs on the server alone. The dot keeps it out of what browsers may ask for. */
export const serverDir = join(buildDir, '.server');

/** Address below which the build's files are served. Their names carry a hash, so that they may be kept for ever. */
export const assetBase = '/assets/build/';

/** Address below which a site's own files are served as they are. */
export const siteFileBase = '/assets/site/';

export interface BuildManifest {
  readonly siteStylesheets: readonly string[];
  /** Loader of the islands; undefined where nothing was built. */
  readonly islandsScript: string | undefined;
  readonly admin:
    | {
        readonly script: string;
        readonly stylesheets: readonly string[];
        readonly preloads: readonly string[];
        readonly fonts: readonly string[];
        /** File that draws the first screen. */
        readonly drawing: string;
      }
    | undefined;
}

interface ViteEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
  readonly isEntry?: boolean;
  readonly name?: string;
}

const nothing: BuildManifest = { siteStylesheets: [], islandsScript: undefined, admin: undefined };

/** Reads what the build wrote down. A site that was not built yet has no styles, no islands and no admin. */
export function readBuildManifest(siteDir: string): BuildManifest {
  const file = join(siteDir, buildDir, '.vite', 'manifest.json');
  if (!existsSync(file)) return nothing;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ViteEntry>;
  const entry = (name: string): [string, ViteEntry] | undefined =>
    Object.entries(manifest).find(([, value]) => value.isEntry && value.name === name);
  const url = (path: string): string => assetBase + path;
  const importsOf = (key: string, seen = new Set<string>()): string[] => {
    for (const next of manifest[key]?.imports ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      importsOf(next, seen);
    }
    return [...seen];
  };
  const admin = entry('admin');
  const site = entry('site');
  const islands = entry('islands');
  const adminImports = admin ? importsOf(admin[0]) : [];
  return {
    siteStylesheets: (site?.[1].css ?? (site?.[1].file.endsWith('.css') ? [site[1].file] : [])).map(url),
    islandsScript: islands ? url(islands[1].file) : undefined,
    admin: admin && {
      script: url(admin[1].file),
      stylesheets: [...(admin[1].css ?? []), ...adminImports.flatMap((key) => manifest[key]?.css ?? [])].map(url),
      fonts: [admin[1], ...adminImports.map((key) => manifest[key])]
        .flatMap((found) => found?.assets ?? [])
        .filter((path) => path.endsWith('.woff2'))
        .map(url),
      drawing: join(siteDir, serverDir, 'admin-server.js'),
      preloads: adminImports.flatMap((key) => (manifest[key] ? [url(manifest[key].file)] : [])),
    },
  };
}
