import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
// Waits: for the first start of the example site.
import { setTimeout as pause } from 'node:timers/promises';
import { administrator } from './administrator.ts';
import { openApi } from './api.ts';
import { changeDatabase } from './change-database.ts';
import { copyFirstStart } from './first-start.ts';

const root = resolve(import.meta.dirname, '../../../..');
const program = join(root, 'packages/core/bin/lectern.mjs');

/** The example site, as `npm start` runs it. */
export const exampleSite = join(root, 'examples/insurance-site');

export { administrator };

/** A site that runs in a process of its own, with a data folder of its own. */
export interface RunningSite {
  readonly origin: string;
  /** Where its database lies, and its mails. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** A site of a test's own, which may change between two runs. */
export interface OwnSite extends RunningSite {
  /** Stops, runs a statement on the database that stands still, and starts again, at another address. */
  restart(statement: string, values: readonly unknown[]): Promise<OwnSite>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const environment = (extra: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'development',
  NODE_OPTIONS: '',
  DATABASE_URL: '',
  LOG_LEVEL: 'warn',
  LECTERN_ADMIN_EMAIL: administrator.email,
  LECTERN_ADMIN_PASSWORD: administrator.password,
  ...extra,
});

/** Runs a command of the built program in the folder of a site. Rejects with what it wrote where it fails. */
export async function runLectern(dir: string, command: string): Promise<void> {
  const child = spawn(process.execPath, [program, command], {
    cwd: dir,
    env: environment({}),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`lectern ${command} ended with ${code}: ${output}`);
}

/** Runs a site on a data folder. Ready when it says so. */
async function launch(
  dir: string,
  dataDir: string,
  extra: Readonly<Record<string, string>>,
  installed = program,
): Promise<RunningSite> {
  const port = await freePort();
  const env = environment({ PORT: String(port), LECTERN_DATA_DIR: dataDir, ...extra });
  const child = spawn(process.execPath, [installed, 'start'], { cwd: dir, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const kill = (): void => void child.kill();
  process.once('exit', kill);
  let output = '';
  await new Promise<void>((ready, reject) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('is running.')) ready();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code) => reject(new Error(`The site ended with ${code}: ${output}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    async stop() {
      process.off('exit', kill);
      child.kill('SIGTERM');
      const patience = setTimeout(() => child.kill('SIGKILL'), 60_000);
      const [code, signal] = (await ended) as [number | null, NodeJS.Signals | null];
      clearTimeout(patience);
      if (signal === 'SIGKILL') throw new Error(`The site did not stop within a minute (${String(code)}): ${output}`);
    },
  };
}

interface Listener {
  readonly behind: number;
}

/** Starts the example site for the first time, which loads its content, and stops it once its pictures are prepared: others need not make them again. */
async function loadExample(dataDir: string): Promise<void> {
  const site = await launch(exampleSite, dataDir, {});
  const api = await openApi(site.origin);
  const isBehind = async (): Promise<boolean> =>
    (await api.get<{ data: readonly Listener[] }>('/events/listeners')).data.some(({ behind }) => behind > 0);
  // Waits: between two looks, for longer than `until` would.
  while (await isBehind()) await pause(200);
  await site.stop();
}

/**
 * Starts the site in a folder, with further variables of its environment, on a data folder of its own. That of the
 * example site holds its content already, which takes long to load. `installed`: the `lectern` program that the site has of
 * its own.
 */
export async function startSite(
  dir: string = exampleSite,
  extra: Readonly<Record<string, string>> = {},
  installed = program,
): Promise<OwnSite> {
  const dataDir =
    dir === exampleSite ? await copyFirstStart('example-site', loadExample) : mkdtempSync(join(tmpdir(), 'lectern-browser-'));
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true });
  const run = async (): Promise<OwnSite> => {
    const site = await launch(dir, dataDir, extra, installed);
    const restart = async (statement: string, values: readonly unknown[]): Promise<OwnSite> => {
      await site.stop();
      await changeDatabase(dataDir, statement, values);
      return run();
    };
    return { ...site, stop: () => site.stop().finally(remove), restart };
  };
  try {
    return await run();
  } catch (error) {
    remove();
    throw error;
  }
}
