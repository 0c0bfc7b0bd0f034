import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '../../..');
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const program = join(root, 'packages/core/src/build/cli.ts');

/** A site in a folder of its own, as somebody who installed Lectern has it. */
export interface SiteFolder {
  readonly dir: string;
  write(files: Readonly<Record<string, string>>): void;
  remove(): void;
}

/** A config with nothing but the plugins named. */
export const config = (plugins = '', imports = ''): string => `
import { defineConfig, use } from '@lectern/core';
${imports}
export default defineConfig({ name: 'Proef', availableLocales: ['nl-NL'], defaultLocale: 'nl-NL', plugins: [${plugins}] });
void use;
`;

/** Files of a plugin package below `node_modules/{name}`: a manifest and, if given, a server entry. */
export function pluginFiles(name: string, manifest: string, server?: string): Record<string, string> {
  const base = `node_modules/${name}`;
  const exports = { '.': './index.js', ...(server ? { './server': './server.js' } : {}), './package.json': './package.json' };
  return {
    [`${base}/package.json`]: JSON.stringify({ name, version: '1.0.0', type: 'module', exports }),
    [`${base}/index.js`]: `import { definePlugin } from '@lectern/core';\nexport default definePlugin({ name: '${name}', version: '1.0.0', core: '*', entries: {${server ? ' server: true ' : ''}}, ...${manifest} });`,
    ...(server ? { [`${base}/server.js`]: server } : {}),
  };
}

export function createSiteFolder(files: Readonly<Record<string, string>> = { 'lectern.config.ts': config() }): SiteFolder {
  const dir = mkdtempSync(join(tmpdir(), 'lectern-site-'));
  mkdirSync(join(dir, 'node_modules'));
  for (const name of ['@lectern', 'react', 'react-dom', 'zod'])
    symlinkSync(join(root, 'node_modules', name), join(dir, 'node_modules', name));
  const folder: SiteFolder = {
    dir,
    write(more) {
      for (const [name, text] of Object.entries(more)) {
        mkdirSync(dirname(join(dir, name)), { recursive: true });
        writeFileSync(join(dir, name), text);
      }
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
  folder.write({ 'package.json': '{ "type": "module" }', ...files });
  return folder;
}

export interface Run {
  readonly child: ChildProcess;
  /** The process is up and says where. */
  readonly ready: Promise<void>;
  readonly ended: Promise<{ readonly code: number | null; readonly stderr: string; readonly stdout: string }>;
}

/** Runs the `lectern` command from its source in the folder of a site. */
export function run(dir: string, command: string | readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  const child = spawn(process.execPath, ['--import', loader, '--conditions=lectern-source', program, ...[command].flat()], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: '', LOG_LEVEL: 'warn', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  let announce: () => void = () => undefined;
  const announced = new Promise<void>((resolveReady) => (announce = resolveReady));
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
    if (stdout.includes('is running.')) announce();
  });
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<{ code: number | null; stderr: string; stdout: string }>((resolveEnded) =>
    child.once('close', (code) => resolveEnded({ code, stderr, stdout })),
  );
  const ready = Promise.race([
    announced,
    ended.then(({ code, stderr: text }) => {
      throw new Error(`ended with ${code}: ${text}`);
    }),
  ]);
  // Runs that are expected to end are awaited by `ended` alone.
  ready.catch(() => undefined);
  return { child, ready, ended };
}

/** A port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolveListening) => server.listen(0, '127.0.0.1', resolveListening));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolveClosed) => server.close(resolveClosed));
  return port;
}
