import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, resolve, sep } from 'node:path';
import type { Context, Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import type { Site } from '../kernel/load-site.ts';
import { buildDir } from '../site/build-manifest.ts';
import type { BuildFiles } from '../site/builds/build-files.ts';
import { chooseEncoding } from '../site/sendable-page.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { assetBase } from '../site/vite-manifest.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** How long browsers keep an address: for good where it names its bytes; a moment where it names others than those it gets. */
const caching = {
  lasting: 'public, max-age=31536000, immutable',
  named: 'public, max-age=86400',
  former: 'public, max-age=60',
} as const;

interface Asset {
  readonly bytes: Uint8Array;
  readonly etag: string;
  readonly cacheControl: string;
  readonly encoding?: 'br' | 'gzip';
}

/** Bytes of files of other builds that are kept in memory. */
const formerBytes = 8_000_000;

const etagOf = (bytes: Uint8Array): string => `"${hash('sha1', bytes, 'base64url')}"`;

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** The names of the files of the build that may be asked for, with their paths: a list and no folder, so that no path can lead out of it. */
export async function listBuild(siteDir: string): Promise<ReadonlyMap<string, string>> {
  const dir = resolve(siteDir, buildDir);
  const named = (await filesIn(dir)).map((file) => [relative(dir, file).split(sep).join('/'), file] as const);
  return new Map(named.filter(([name]) => !name.startsWith('.')));
}

/** Where files are found that are not of this build, and those of the site. */
export interface AssetPlaces {
  readonly buildFiles: BuildFiles;
  readonly siteFiles: SiteFiles;
}

/** Finds files of the build and of the site by their addresses. */
function createFinder(site: Site, { buildFiles, siteFiles }: AssetPlaces) {
  const built = listBuild(site.dir);
  const memory = new Map<string, Pick<Asset, 'bytes' | 'etag'>>();
  const former = new LRUCache<string, Uint8Array>({ maxSize: formerBytes, sizeCalculation: ({ byteLength }) => byteLength + 1 });

  async function read(file: string): Promise<Pick<Asset, 'bytes' | 'etag'>> {
    const known = memory.get(file);
    if (known) return known;
    const bytes = await readFile(file);
    const made = { bytes, etag: etagOf(bytes) };
    memory.set(file, made);
    return made;
  }

  async function ofBuild(name: string, accepted: string): Promise<Asset | undefined> {
    const names = await built;
    const chosen = chooseEncoding(accepted);
    const path = names.get(name);
    const compressed = chosen === 'identity' ? undefined : names.get(`${name}.${chosen === 'br' ? 'br' : 'gz'}`);
    const cacheControl = caching.lasting;
    try {
      if (compressed !== undefined && path !== undefined && chosen !== 'identity')
        return { ...(await read(compressed)), cacheControl, encoding: chosen };
      if (path !== undefined) return { ...(await read(path)), cacheControl };
    } catch (error) {
      // A new build took its place in the folder.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    const bytes = former.get(name) ?? (await buildFiles.read(name));
    if (!bytes) return undefined;
    former.set(name, bytes);
    return { bytes, etag: etagOf(bytes), cacheControl };
  }

  async function ofSite(address: string): Promise<Asset | undefined> {
    const file = siteFiles.find(address);
    if (!file) return undefined;
    const isNamed = siteFiles.lasting(address) !== address;
    const cacheControl = file.isLasting ? caching.lasting : isNamed ? caching.named : caching.former;
    return { ...(await read(file.path)), cacheControl };
  }

  return ({ path, headers }: { readonly path: string; readonly headers: Context['headers'] }): Promise<Asset | undefined> =>
    path.startsWith(assetBase) ? ofBuild(path.slice(assetBase.length), String(headers['accept-encoding'] ?? '')) : ofSite(path);
}

/** Serves the build and the site's own files, compressed when they were built. */
export function assetMiddleware(site: Site, places: AssetPlaces): Middleware {
  const find = createFinder(site, places);
  const icon = site.config.head?.find(({ attributes }) => attributes.rel === 'icon')?.attributes.href;

  return async (ctx, next) => {
    if (!ctx.path.startsWith('/assets/') && ctx.path !== '/favicon.ico') return next();
    ctx.state.kind = 'asset';
    const path = ctx.path === '/favicon.ico' ? (icon ?? '') : ctx.path;
    const type = types[extname(path)];
    const isAsked = type !== undefined && (ctx.method === 'GET' || ctx.method === 'HEAD');
    const asset = isAsked ? await find({ path, headers: ctx.headers }) : undefined;
    if (type === undefined || !asset) {
      ctx.status = 404;
      // It may be of a build that another process is about to bring.
      ctx.set('cache-control', 'no-store');
      ctx.body = '';
      return;
    }
    const { bytes, etag, cacheControl, encoding } = asset;
    ctx.set({ 'cache-control': cacheControl, etag, vary: 'Accept-Encoding' });
    // Previews of drafts run in an origin of their own. Nothing here is secret, and nothing depends on who asks.
    ctx.set({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' });
    if (encoding) ctx.set('content-encoding', encoding);
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    ctx.type = type;
    ctx.body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
}
