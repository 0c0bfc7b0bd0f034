// Builds core, as `lectern build-plugin` builds a plugin. By itself, because that is part of what is built here.
import { rm, writeFile } from 'node:fs/promises';
import { build } from 'tsup';
import { checkBuiltGraph } from './src/build/build-plugin.ts';
import { emitDeclarations } from './src/build/emit-declarations.ts';
import { isBundled } from './src/build/libraries/bundled-libraries.ts';
import { bundleLibraries } from './src/build/libraries/bundle-libraries.ts';
import { importBundled } from './src/build/libraries/import-bundled.ts';
import { entriesOf, readPackage } from './src/build/package-entries.ts';
import { scriptPreset, stylePreset } from './src/build/tsup-preset.ts';
import { makeSnapshot } from './src/server/database/embedded/make-snapshot.ts';

/** Files that are run, not imported, so that no entry leads to them. */
const programs = {
  cli: 'src/build/cli.ts',
  'embedded-child': 'src/server/database/embedded/child.ts',
  'image-child': 'src/modules/media/server/images/making/image-child.ts',
  'share-image-child': 'src/modules/site/server/share-images/draw-child.ts',
  'svg-worker': 'src/modules/media/server/ingest/svg-worker.ts',
};

/**
 * Files that get a file of their own beside their entry: what the site entry of a plugin calls must not bring the drawing of
 * islands, and React with it, to a page that has behaviours alone.
 */
const apart = { 'define-site': 'src/site/define-site.ts' };

await rm('dist', { recursive: true, force: true });
const core = await readPackage('.');
const scripts = scriptPreset({ ...entriesOf(core.entries, 'script'), ...programs, ...apart });
await Promise.all([
  build({
    ...scripts,
    noExternal: [...(scripts.noExternal ?? []), isBundled],
    esbuildPlugins: [importBundled],
  }),
  bundleLibraries(),
  build(stylePreset(entriesOf(core.entries, 'style'))),
]);
await checkBuiltGraph('.', core);

const sources = core.entries.filter(({ kind }) => kind === 'script').map(({ source }) => source);
const writeSnapshot = async (): Promise<void> => writeFile('dist/embedded-snapshot.tar.gz', await makeSnapshot('gzip'));
await Promise.all([emitDeclarations({ folder: process.cwd(), sources }), writeSnapshot()]);
