import { join } from 'node:path';
import { adminFilesIn } from './admin-files.ts';
import type { AdminFiles } from './admin-files.ts';
import { builtUrl, entryIn, readViteManifest } from './vite-manifest.ts';
import type { ViteEntry } from './vite-manifest.ts';

/** Where the build of a site puts its files, relative to the site's folder. */
export const buildDir = 'dist';

/** Where it puts what runs on the server alone. The dot keeps it out of what browsers may ask for. */
export const serverDir = join(buildDir, '.server');

/** What the build wrote down of the files that browsers get, relative to its folder. */
export const siteManifest = '.vite/manifest.json';

/** The same of those with which the editor of a page opens. */
export const pageManifest = '.vite/page-manifest.json';

/** Address below which a site's own files are served as they are. */
export const siteFileBase = '/assets/site/';

/** Before the key of what has a stylesheet of its own, its entry. */
export const ownStyleEntry = 'own-style/';

/** The keys of what has a stylesheet of its own: by the full type of a block or page, and of core's views. */
export const styleKeys = {
  block: (type: string) => type,
  pageType: (type: string) => `pages/${type}`,
  video: 'lectern/video',
} as const;

/** The stylesheets of the site, in the order in which a page links them. */
export interface SiteStylesheets {
  /** Of every page. */
  readonly base: readonly string[];
  /** By what has a stylesheet of its own (`styleKeys`): those of the pages on which it stands. */
  readonly own: Readonly<Record<string, readonly string[]>>;
  /** After all others. */
  readonly theme: readonly string[];
}

/** The stylesheets of a page on which these stand, of what may have one of its own. */
export const stylesheetsOf = ({ base, own, theme }: SiteStylesheets, keys: readonly string[] = []): string[] => [
  ...base,
  ...Object.entries(own).flatMap(([key, files]) => (keys.includes(key) ? files : [])),
  ...theme,
];

/** Name of the admin's entry. */
const adminEntryName = 'admin';

/** Name of the entry of an editor that is opened by its address. It begins with more, and is built by itself. */
export const pageEntryName = 'admin-page';

export interface BuildManifest {
  readonly stylesheets: SiteStylesheets;
  /** Loader of the islands; undefined where nothing was built. */
  readonly islandsScript: string | undefined;
  /** Script through which the editor reaches a preview; undefined where nothing was built. */
  readonly previewScript: string | undefined;
  /** Script of the bar for whoever writes a live page; undefined where nothing was built. */
  readonly barScript: string | undefined;
  readonly admin:
    | (AdminFiles & {
        /** The same for the editor of a page that is opened by its address. */
        readonly page: AdminFiles;
        /** File that draws the first screen. */
        readonly drawing: string;
      })
    | undefined;
}

const noStylesheets: SiteStylesheets = { base: [], own: {}, theme: [] };
const nothing: BuildManifest = {
  stylesheets: noStylesheets,
  islandsScript: undefined,
  previewScript: undefined,
  barScript: undefined,
  admin: undefined,
};

/** Reads what the build wrote down. A site that was not built yet has no styles, no islands and no admin. */
export function readBuildManifest(siteDir: string): BuildManifest {
  const dir = join(siteDir, buildDir);
  const manifest = readViteManifest(join(dir, siteManifest));
  if (!manifest) return nothing;
  const stylesIn = ({ css, file }: ViteEntry): string[] => (css ?? (file.endsWith('.css') ? [file] : [])).map(builtUrl);
  const styles = (name: string): string[] => {
    const found = entryIn(manifest, name);
    return found ? stylesIn(found[1]) : [];
  };
  const script = (name: string): string | undefined => {
    const found = entryIn(manifest, name);
    return found && builtUrl(found[1].file);
  };
  const own = Object.fromEntries(
    Object.values(manifest).flatMap((value) =>
      value.isEntry && value.name?.startsWith(ownStyleEntry)
        ? [[value.name.slice(ownStyleEntry.length), stylesIn(value)] as const]
        : [],
    ),
  );
  const admin = adminFilesIn(manifest, adminEntryName);
  const page = adminFilesIn(readViteManifest(join(dir, pageManifest)) ?? {}, pageEntryName);
  return {
    stylesheets: { base: styles('site'), own, theme: styles('theme') },
    islandsScript: script('islands'),
    previewScript: script('preview'),
    barScript: script('bar'),
    admin: admin && { ...admin, page: page ?? admin, drawing: join(siteDir, serverDir, 'admin-server.js') },
  };
}
