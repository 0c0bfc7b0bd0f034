import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { shareDependencies } from './installed-packages.ts';

const root = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** A folder outside the repository with a site, in which packages are installed from their tarballs alone. */
export interface Workshop {
  readonly site: string;
  /** The path of the installed `lectern` program. */
  readonly program: string;
  /** The probe as its author has it, beside what npm installed. */
  readonly plugin: string;
  /** Runs the installed `lectern` program in a folder, and answers with what it wrote. */
  lectern(folder: string, ...args: readonly string[]): Promise<string>;
  /** Checks the types of the probe by its own tsconfig; answers with what is wrong. */
  typesOfProbe(): Promise<string>;
  /** Installs core and packed folders into the site, by npm. */
  install(...folders: readonly string[]): Promise<void>;
  remove(): void;
}

/** Runs a program, and rejects with all that it wrote where it fails. */
async function execute(folder: string, program: string, args: readonly string[]): Promise<string> {
  const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    NODE_OPTIONS: '',
    DATABASE_URL: '',
    LECTERN_SECRET: 'a secret of the program alone',
    PATH: path,
  };
  try {
    const { stdout } = await run(program, args, { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed: ${stdout}${stderr}`, { cause: error });
  }
}

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { readonly version: string }).version;

/** Packages that whoever writes a plugin installs beside core. */
const beside = ['react', 'react-dom', 'typescript'];

const config = `import { defineConfig, use } from '@lectern/core';
import { probe } from '@probe/everything';
import { lender } from '@probe/lender';
export default defineConfig({ name: 'Proef', availableLocales: ['nl-NL', 'de-DE'], defaultLocale: 'nl-NL',
  plugins: [lender, use(probe, { greeting: 'Anna' })] });
`;

/** Makes the folder, with core as it is packed, and nothing else of the repository. */
export async function openWorkshop(): Promise<Workshop> {
  const dir = mkdtempSync(join(tmpdir(), 'lectern-probe-'));
  const [site, plugin] = [join(dir, 'site'), join(dir, 'site/plugin')];
  const dependencies = Object.fromEntries(beside.map((name) => [name, versionOf(name)]));
  mkdirSync(site);
  writeFileSync(join(site, 'package.json'), JSON.stringify({ type: 'module', private: true, dependencies }));
  writeFileSync(join(site, 'lectern.config.ts'), config);
  shareDependencies(root, site, 'packages/core', beside);

  async function pack(...folders: readonly string[]): Promise<string[]> {
    const options = ['pack', '--ignore-scripts', '--json', '--pack-destination', dir];
    const packed = await Promise.all(folders.map((folder) => execute(folder, 'npm', options)));
    return packed.map((output) => join(dir, /"filename": *"([^"]+)"/.exec(output)?.[1] ?? ''));
  }
  const [core = ''] = await pack(join(root, 'packages/core'));
  // To build the probe with; npm installs it together with what it builds.
  mkdirSync(join(site, 'node_modules/@lectern/core'), { recursive: true });
  await execute(site, 'tar', ['-xzf', core, '--strip-components=1', '-C', 'node_modules/@lectern/core']);
  const install: Workshop['install'] = async (...folders) => {
    const quiet = ['--offline', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
    await execute(site, 'npm', ['install', ...quiet, core, ...(await pack(...folders))]);
  };
  // Below the site, so that the plugin's own imports find what is installed there.
  cpSync(join(import.meta.dirname, 'plugin'), plugin, { recursive: true });
  const program = join(site, 'node_modules/@lectern/core/bin/lectern.mjs');
  return {
    site,
    program,
    plugin,
    install,
    lectern: (folder, ...args) => execute(folder, process.execPath, [program, ...args]),
    typesOfProbe: () => execute(plugin, process.execPath, [join(site, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json']),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
