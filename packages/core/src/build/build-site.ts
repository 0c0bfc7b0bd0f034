import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { BuildOptions, InlineConfig } from 'vite';
import type { Site } from '../server/kernel/load-site.ts';
import { buildDir, pageEntryName, pageManifest, serverDir, siteManifest } from '../server/site/build-manifest.ts';
import { assetBase } from '../server/site/vite-manifest.ts';
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
    plugins: [virtualEntries(site), siteFileAddresses(site).plugin, react(), englishOnly()],
    resolve: { dedupe: shared },
    define: { 'process.env.NODE_ENV': '"production"' },
  }) satisfies InlineConfig;

/** Core's own build names its chunks by their content already: once is enough in the addresses that the first file lists. */
const ownHash = /-[0-9A-Z]{8}$/;

const forBrowsers = (site: Site, entries: readonly string[]) =>
  ({
    outDir: join(site.dir, buildDir),
    assetsDir: '',
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rollupOptions: {
      external: [...siteFileAddresses(site).external],
      input: Object.fromEntries(entries.map((name) => [name, entryID(name)])),
      output: {
        codeSplitting: { groups: firstChunks() },
        chunkFileNames: ({ name }) => `${name.replace(ownHash, '')}-[hash].js`,
      },
    },
  }) satisfies BuildOptions;

/** Builds a site's admin, islands and stylesheet into its `dist`, with compressed copies beside them. */
export async function buildSite(site: Site): Promise<void> {
  const options = forBrowsers(site, entryNames(site));
  await build({ ...common(site), build: { ...options, emptyOutDir: true, manifest: siteManifest } });
  await Promise.all([buildPageEntry(site), buildServerEntry(site)]);
  await compressFiles(options.outDir);
}

/**
 * The admin once more, beside the other: with what the editor of a page opens with in few files. Built together with the
 * other, what both need would be files of their own, and what the editor alone needs a part of the first screen.
 */
async function buildPageEntry(site: Site): Promise<void> {
  const { rollupOptions, ...options } = forBrowsers(site, [pageEntryName]);
  await build({
    ...common(site),
    build: {
      ...options,
      emptyOutDir: false,
      manifest: pageManifest,
      rollupOptions: {
        ...rollupOptions,
        // What the entry exports nobody imports: it is there to come with it.
        preserveEntrySignatures: 'allow-extension',
        checks: { ineffectiveDynamicImport: false },
      },
    },
  });
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
