import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The options with which editors and tests of plugins read the same files. */
const preset = '@lectern/core/tsconfig.plugin.json';

async function presetOptions(): Promise<string[]> {
  const text = await readFile(createRequire(import.meta.url).resolve(preset), 'utf8');
  const { compilerOptions } = JSON.parse(text) as { compilerOptions: Readonly<Record<string, string | boolean | string[]>> };
  return Object.entries(compilerOptions).flatMap(([name, value]) => [`--${name}`, String(value)]);
}

const emitOptions = [
  ['--noEmit', 'false'],
  ['--declaration'],
  ['--declarationMap'],
  ['--emitDeclarationOnly'],
  ['--rootDir', 'src'],
].flat();

function resolveFrom(folder: string, specifier: string): string | undefined {
  try {
    return createRequire(join(folder, 'package.json')).resolve(specifier);
  } catch {
    return undefined;
  }
}

interface Options {
  readonly folder: string;
  readonly sources: readonly string[];
  /** Below the folder: the declarations go into its `types`. Default: `dist`. */
  readonly outDir?: string;
}

/** Writes the declarations of these source files, and of what they import. Type errors are thrown as text. */
export async function emitDeclarations({ folder, sources, outDir = 'dist' }: Options): Promise<void> {
  const typescript = resolveFrom(folder, 'typescript/package.json');
  if (typescript === undefined) throw new Error('TypeScript is not installed here. Fix: npm install --save-dev typescript@7');
  const types = resolveFrom(folder, '@types/node/package.json') ? ['--types', 'node'] : [];
  const compiler = join(typescript, '..', 'bin', 'tsc');
  const options = [...(await presetOptions()), ...emitOptions, '--outDir', `${outDir}/types`, ...types];
  await new Promise<void>((resolve, reject) => {
    execFile(
      process.execPath,
      [compiler, '--ignoreConfig', ...options, ...sources],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => (error ? reject(new Error(stdout.trim() || stderr.trim() || error.message)) : resolve()),
    );
  });
}
