import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const compilerOptions = [
  ['--target', 'es2024'],
  ['--lib', 'es2024,dom,dom.iterable,esnext.disposable'],
  ['--module', 'nodenext'],
  ['--jsx', 'react-jsx'],
  ['--strict'],
  ['--noUncheckedIndexedAccess'],
  ['--exactOptionalPropertyTypes'],
  ['--verbatimModuleSyntax'],
  ['--erasableSyntaxOnly'],
  ['--allowImportingTsExtensions'],
  ['--resolveJsonModule'],
  ['--skipLibCheck'],
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
export function emitDeclarations({ folder, sources, outDir = 'dist' }: Options): Promise<void> {
  const typescript = resolveFrom(folder, 'typescript/package.json');
  if (typescript === undefined) throw new Error('TypeScript is not installed here. Fix: npm install --save-dev typescript@7');
  const types = resolveFrom(folder, '@types/node/package.json') ? ['--types', 'node'] : [];
  const compiler = join(typescript, '..', 'bin', 'tsc');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [compiler, '--ignoreConfig', ...compilerOptions, '--outDir', `${outDir}/types`, ...types, ...sources],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => (error ? reject(new Error(stdout.trim() || stderr.trim() || error.message)) : resolve()),
    );
  });
}
