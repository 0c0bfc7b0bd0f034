import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminLanguages } from '../../contract/admin-language.ts';

/** Where the build of a site puts its files, relative to the site's folder. */
export const buildDir = 'dist';

/** Where it puts what runs on the server alone. The dot keeps it out of what browsers may ask for. */
export const serverDir = join(buildDir, '.server');

/** Address below which the build's files are served. Their names carry a hash, so that they may be kept for ever. */
export const assetBase = '/assets/build/';

/** Address below which a site's own files are served as they are. */
export const siteFileBase = '/assets/site/';

/** Before the full type of a block, the entry of its stylesheet. */
export const blockStyleEntry = 'block-style/';

/** The stylesheets of the site, in the order in which a page links them. */
export interface SiteStylesheets {
  /** Of every page. */
  readonly base: readonly string[];
  /** By the full type of a block: those of the pages on which one stands. */
  readonly blocks: Readonly<Record<string, readonly string[]>>;
  /** After all others. */
  readonly theme: readonly string[];
}

/** The stylesheets of a page on which blocks of these types stand. */
export const stylesheetsOf = ({ base, blocks, theme }: SiteStylesheets, types: readonly string[] = []): string[] => [
  ...base,
  ...Object.entries(blocks).flatMap(([type, files]) => (types.includes(type) ? files : [])),
  ...theme,
];

/** Before a language, the module with its words. */
export const translationEntry = 'translations/';

export interface BuildManifest {
  readonly stylesheets: SiteStylesheets;
  /** Loader of the islands; undefined where nothing was built. */
  readonly islandsScript: string | undefined;
  /** Script through which the editor reaches a preview; undefined where nothing was built. */
  readonly previewScript: string | undefined;
  readonly admin:
    | {
        readonly script: string;
        readonly stylesheets: readonly string[];
        readonly preloads: readonly string[];
        /** Scripts with the words of each language other than English. */
        readonly translations: Readonly<Record<string, readonly string[]>>;
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
  readonly src?: string;
}

const noStylesheets: SiteStylesheets = { base: [], blocks: {}, theme: [] };
const nothing: BuildManifest = {
  stylesheets: noStylesheets,
  islandsScript: undefined,
  previewScript: undefined,
  admin: undefined,
};

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
  const islands = entry('islands');
  const preview = entry('preview');
  const stylesIn = ({ css, file }: ViteEntry): string[] => (css ?? (file.endsWith('.css') ? [file] : [])).map(url);
  const styles = (name: string): string[] => {
    const found = entry(name);
    return found ? stylesIn(found[1]) : [];
  };
  const blocks = Object.fromEntries(
    Object.values(manifest).flatMap((value) =>
      value.isEntry && value.name?.startsWith(blockStyleEntry)
        ? [[value.name.slice(blockStyleEntry.length), stylesIn(value)] as const]
        : [],
    ),
  );
  const adminImports = admin ? importsOf(admin[0]) : [];
  return {
    stylesheets: { base: styles('site'), blocks, theme: styles('theme') },
    islandsScript: islands ? url(islands[1].file) : undefined,
    previewScript: preview ? url(preview[1].file) : undefined,
    admin: admin && {
      script: url(admin[1].file),
      stylesheets: [...(admin[1].css ?? []), ...adminImports.flatMap((key) => manifest[key]?.css ?? [])].map(url),
      fonts: [admin[1], ...adminImports.map((key) => manifest[key])]
        .flatMap((found) => found?.assets ?? [])
        .filter((path) => path.endsWith('.woff2'))
        .map(url),
      drawing: join(siteDir, serverDir, 'admin-server.js'),
      translations: Object.fromEntries(
        adminLanguages.flatMap((language) => {
          const found = Object.values(manifest).find(({ src }) => src?.endsWith(`/${translationEntry}${language}`));
          return found ? [[language, [url(found.file)]] as const] : [];
        }),
      ),
      preloads: adminImports.flatMap((key) => (manifest[key] ? [url(manifest[key].file)] : [])),
    },
  };
}
