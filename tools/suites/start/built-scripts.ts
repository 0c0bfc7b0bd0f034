import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where the example site is built to. */
export const builtDir = resolve(import.meta.dirname, '../../../examples/insurance-site/dist');

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** The files of a build by the keys that others name them by. */
export type Chunks = Readonly<Record<string, Chunk>>;

/** What the build of the example site wrote down of its files; undefined, and said, where it is not built. */
export function readChunks(): Chunks | undefined {
  const file = join(builtDir, '.vite/manifest.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Chunks;
  console.warn('Skipped: the example site is not built.');
  return undefined;
}

/** The key of the one file that is meant. */
function keyOf(chunks: Chunks, what: string, isMeant: (key: string, chunk: Chunk) => boolean): string {
  const [key, ...others] = Object.entries(chunks).flatMap(([name, chunk]) => (isMeant(name, chunk) ? [name] : []));
  if (key === undefined || others.length > 0) throw new Error(`The build has ${key ? 'several files' : 'no file'} for ${what}.`);
  return key;
}

/** The key of an entry of the build: `islands`. */
export const entryKey = (chunks: Chunks, entry: string): string =>
  keyOf(chunks, entry, (name, chunk) => chunk.isEntry === true && name.endsWith(`/${entry}`));

/** The key of a behaviour of a plugin. */
export const behaviourKey = (chunks: Chunks, plugin: string, behaviour: string): string => {
  const built = new RegExp(`plugins/${plugin}/dist/${behaviour}-[A-Z0-9]{8}\\.js$`);
  return keyOf(chunks, `${plugin}/${behaviour}`, (name) => built.test(name));
};

/** The scripts that these files import, themselves included; `isLazy`: those too that they may come to import. */
export function scriptsFrom(chunks: Chunks, keys: readonly string[], { isLazy = false } = {}): string[] {
  const names = new Set(keys);
  for (const name of names) {
    const { imports = [], dynamicImports = [] } = chunks[name] ?? { file: '' };
    for (const next of [...imports, ...(isLazy ? dynamicImports : [])]) names.add(next);
  }
  return [...names].map((name) => chunks[name]?.file ?? '').filter((file) => file.endsWith('.js'));
}

/** What a page loads that has a behaviour of a plugin and nothing else: the start, the plugin's site entry, the behaviour and all that this may ask for. */
export function scriptsOfBehaviour(chunks: Chunks, plugin: string, behaviour: string): string[] {
  const own = behaviourKey(chunks, plugin, behaviour);
  const site = keyOf(chunks, `the site entry of ${plugin}`, (name) => name.endsWith(`plugins/${plugin}/dist/site.js`));
  return scriptsFrom(chunks, [entryKey(chunks, 'islands'), site, own, ...(chunks[own]?.dynamicImports ?? [])]);
}

/** What these files weigh as they are sent to a browser without brotli, in thousands of bytes. */
export const gzippedKilobytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(builtDir, `${file}.gz`)).size, 0) / 1000;
