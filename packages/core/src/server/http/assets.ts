import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, resolve, sep } from 'node:path';
import type { Middleware } from 'koa';
import type { Lectern } from '../kernel/lectern.ts';
import { assetBase, buildDir, siteFileBase } from '../site/build-manifest.ts';
import { chooseEncoding } from '../site/sendable-page.ts';

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

interface Asset {
  readonly file: string;
  readonly type: string;
  readonly isImmutable: boolean;
  readonly encodings: ReadonlySet<string>;
}

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Every file that may be asked for, by its address: a list and no folder, so that no path can lead out of it. */
async function listAssets(app: Lectern): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>();
  const add = async (dir: string, base: string, isImmutable: boolean): Promise<void> => {
    const files = await filesIn(dir);
    const all = new Set(files);
    for (const file of files) {
      const type = types[extname(file)];
      const name = relative(dir, file).split(sep).join('/');
      if (!type || name.startsWith('.')) continue;
      const encodings = new Set(['br', 'gzip'].filter((encoding) => all.has(`${file}.${encoding === 'br' ? 'br' : 'gz'}`)));
      assets.set(base + name, { file, type, isImmutable, encodings });
    }
  };
  await add(resolve(app.site.dir, buildDir), assetBase, true);
  if (app.site.config.assets) await add(resolve(app.site.dir, app.site.config.assets), siteFileBase, false);
  return assets;
}

/** Serves the build and the site's own files, compressed when they were built. */
export function assetMiddleware(app: Lectern): Middleware {
  const listing = listAssets(app);
  const memory = new Map<string, Buffer>();
  const icon = app.site.config.head?.find(({ attributes }) => attributes.rel === 'icon')?.attributes.href;

  return async (ctx, next) => {
    if (!ctx.path.startsWith('/assets/') && ctx.path !== '/favicon.ico') return next();
    ctx.state.kind = 'asset';
    const path = ctx.path === '/favicon.ico' ? (icon ?? '') : ctx.path;
    const asset = (await listing).get(path);
    if (!asset || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      ctx.status = 404;
      ctx.body = '';
      return;
    }
    const chosen = chooseEncoding(ctx.get('accept-encoding'));
    const encoding = chosen !== 'identity' && asset.encodings.has(chosen) ? chosen : undefined;
    const file = encoding ? `${asset.file}.${encoding === 'br' ? 'br' : 'gz'}` : asset.file;
    let bytes = memory.get(file);
    if (!bytes) {
      bytes = await readFile(file);
      memory.set(file, bytes);
    }
    ctx.set('cache-control', asset.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
    ctx.set('vary', 'Accept-Encoding');
    // Previews of drafts run in an origin of their own. Nothing here is secret, and nothing depends on who asks.
    ctx.set({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' });
    if (encoding) ctx.set('content-encoding', encoding);
    ctx.type = asset.type;
    ctx.body = bytes;
  };
}
