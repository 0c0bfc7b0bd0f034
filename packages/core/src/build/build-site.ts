import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { InlineConfig } from 'vite';
import type { Site } from '../server/kernel/load-site.ts';
import { assetBase, buildDir, serverDir } from '../server/site/build-manifest.ts';
import { englishOnly } from './english-only.ts';
import { firstChunks } from './first-chunks.ts';
import { siteFileAddresses } from './site-files.ts';
import { entryID, entryNames, serverEntryName, virtualEntries } from './virtual-entries.ts';

/** Libraries that must exist once in a browser: they own a context, or core and plugins share their objects. */
const shared = [
  'react',
  'react-dom',
  'react-router',
  'i18next',
  'react-i18next',
  '@lectern/core',
  '@tanstack/react-query',
  'slate',
  'slate-dom',
  'slate-react',
];

const compressible = /\.(js|css|svg|json)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const common = (site: Site) =>
  ({
    configFile: false,
    root: site.dir,
    base: assetBase,
    publicDir: false,
    logLevel: 'warn',
    plugins: [virtualEntries(site), react(), englishOnly()],
    resolve: { dedupe: shared },
    define: { 'process.env.NODE_ENV': '"production"' },
  }) satisfies InlineConfig;

/** Builds a site's admin, islands and stylesheet into its `dist`, with compressed copies beside them. */
export async function buildSite(site: Site): Promise<void> {
  const outDir = join(site.dir, buildDir);
  await build({
    ...common(site),
    build: {
      outDir,
      emptyOutDir: true,
      assetsDir: '',
      manifest: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
      rollupOptions: {
        external: siteFileAddresses(site),
        input: Object.fromEntries(entryNames(site).map((name) => [name, entryID(name)])),
        output: { codeSplitting: { groups: firstChunks() } },
      },
    },
  });
  await Promise.all([compressFiles(outDir), buildServerEntry(site)]);
}

/** The drawing of the admin's first screen, from the same sources as what the browser gets. */
async function buildServerEntry(site: Site): Promise<void> {
  await build({
    ...common(site),
    ssr: { noExternal: true, target: 'node' },
    build: {
      outDir: join(site.dir, serverDir),
      emptyOutDir: true,
      ssr: true,
      minify: true,
      target: 'node24',
      reportCompressedSize: false,
      rollupOptions: {
        input: { [serverEntryName]: entryID(serverEntryName) },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

/** Compresses once what is sent a thousand times: brotli at its best and gzip for who cannot take it. */
async function compressFiles(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && compressible.test(entry.name) && !relative(dir, entry.parentPath).startsWith('.'),
  );
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const bytes = await readFile(file);
      const [br, gz] = await Promise.all([
        brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        zip(bytes, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}
