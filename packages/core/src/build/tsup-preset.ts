import type { Options } from 'tsup';

/** Source files by the name of the file that they become, without its ending: `{ site: 'src/site/index.ts' }`. */
export type BuildEntries = Readonly<Record<string, string>>;

/**
 * The tsup options with which core and every plugin are built. All entries are built together, so that a module
 * which two of them use exists once; the boundary check looks at where that leads.
 */
export const scriptPreset = (entries: BuildEntries, outDir = 'dist'): Options => ({
  config: false,
  entry: { ...entries },
  outDir,
  format: 'esm',
  // Browser files go through the site's own build, which lowers them further.
  target: 'es2024',
  platform: 'node',
  splitting: true,
  sourcemap: true,
  metafile: true,
  skipNodeModulesBundle: true,
  // Paths of the package itself, by `imports` of its `package.json`: whoever installs it has no sources to find there.
  noExternal: [/^#/],
  removeNodeProtocol: false,
  silent: true,
  esbuildOptions(options) {
    options.jsx = 'automatic';
    // A server keeps its sources, and one letter outside of Latin-1 makes two bytes of each letter of a file.
    options.charset = 'ascii';
  },
});

/** Stylesheets are entries of their own: what they import is put into them, what they show is copied beside them. */
export const stylePreset = (entries: BuildEntries, outDir = 'dist'): Options => ({
  config: false,
  entry: { ...entries },
  outDir,
  format: 'esm',
  target: 'es2024',
  // Addresses that begin with a slash are the site's own and stay as they are.
  external: [/^\//],
  noExternal: [/^[^/]/],
  loader: {
    '.woff2': 'file',
    '.svg': 'file',
    '.png': 'file',
    '.jpg': 'file',
    '.webp': 'file',
    '.avif': 'file',
  },
  minify: true,
  silent: true,
  esbuildOptions(options) {
    options.assetNames = 'assets/[name]-[hash]';
  },
});
