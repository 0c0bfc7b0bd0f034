import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { findUndeclaredImports } from '../boundary-check.ts';
import type { ModuleGraph } from '../boundary-check.ts';
import { bundledLibraries } from './bundled-libraries.ts';
import { licencesOf } from './licences-of.ts';

const folder = 'dist/libraries';

/** What a bundled library only asks for where somebody installed it. */
const optional = ['dataloader', 'pg-native'];

/** What esbuild calls its own functions, in its list of imports. */
const runtime = '<runtime>';

/** CommonJS asks for Node's own modules by a function that modules do not have. */
const banner = `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`;

/**
 * Puts the libraries and all that they import into few files, without comments and spaces, whose names of functions and
 * classes stay; beside them, in `licences.txt`, the licences of every package of which something is in there.
 */
export async function bundleLibraries(): Promise<void> {
  await build({
    config: false,
    entry: Object.fromEntries(bundledLibraries.map((name) => [name, fileURLToPath(import.meta.resolve(name))])),
    outDir: folder,
    format: 'esm',
    target: 'es2024',
    platform: 'node',
    splitting: true,
    metafile: true,
    silent: true,
    banner: { js: banner },
    noExternal: [/./],
    esbuildOptions(options) {
      options.external = optional;
      options.charset = 'ascii';
      options.legalComments = 'none';
      options.minifyWhitespace = true;
      options.minifySyntax = true;
      options.keepNames = true;
    },
  });
  const metafile = join(folder, 'metafile-esm.json');
  const { inputs } = JSON.parse(await readFile(metafile, 'utf8')) as { inputs: ModuleGraph };
  await rm(metafile);
  const left = findUndeclaredImports(inputs, new Set([...optional, runtime]));
  if (left.length > 0) throw new Error(`Left out of the libraries: ${left.map((found) => found.package).join(', ')}`);
  await writeFile(join(folder, 'licences.txt'), await licencesOf(Object.keys(inputs)));
}
