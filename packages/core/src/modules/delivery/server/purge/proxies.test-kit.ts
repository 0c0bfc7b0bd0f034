import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '@lectern/testing';

/** A proxy that runs before a site. */
export interface Proxy {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

interface Place {
  readonly port: number;
  readonly sitePort: number;
  readonly secret: string;
}

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** The path of a program; undefined where it is not installed. */
export const findProgram = (name: string): string | undefined =>
  folders
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** The example that operators read, which is what runs here. */
const example = (name: string): Promise<string> =>
  readFile(fileURLToPath(new URL(`../../../../../../../docs/operators/proxies/${name}`, import.meta.url)), 'utf8');

async function run(program: string, args: readonly string[], dir: string): Promise<() => Promise<void>> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  await Promise.race([once(child, 'spawn'), once(child, 'error')]);
  child.on('exit', (code) => {
    if (code) process.stderr.write(`${program} ended with ${code}: ${said}\n`);
  });
  return async () => {
    const ended = once(child, 'exit');
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await ended;
    }
    await rm(dir, { recursive: true, force: true, maxRetries: 5 });
  };
}

async function answers(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/healthz`).catch(() => undefined);
  return answer?.status === 200;
}

/** Varnish with the example for operators. */
export async function startVarnish(program: string, { port, sitePort, secret }: Place): Promise<Proxy> {
  const dir = await mkdtemp(join(tmpdir(), 'lectern-varnish-'));
  const vcl = (await example('varnish.vcl')).replace('"3000"', `"${sitePort}"`).replace('the-purge-secret', secret);
  await writeFile(join(dir, 'site.vcl'), vcl);
  const args = [
    '-F',
    '-n',
    join(dir, 'run'),
    '-j',
    'none',
    '-a',
    `127.0.0.1:${port}`,
    '-f',
    join(dir, 'site.vcl'),
    '-s',
    'malloc,32m',
  ];
  const stop = await run(program, args, dir);
  const address = `http://127.0.0.1:${port}`;
  await until(() => answers(address), true, 'Varnish answers');
  return { address, stop };
}

/** nginx with the example for operators. */
export async function startNginx(program: string, { port, sitePort }: Omit<Place, 'secret'>): Promise<Proxy> {
  const dir = await mkdtemp(join(tmpdir(), 'lectern-nginx-'));
  await mkdir(join(dir, 'temp'));
  const site = (await example('nginx.conf'))
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/var/cache/nginx/lectern', join(dir, 'cache'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(dir, 'temp', name)};`,
  );
  const whole = `daemon off; pid ${join(dir, 'pid')}; error_log stderr error; ${process.getuid?.() === 0 ? 'user root;' : ''} events {} http { access_log off; ${temporary.join(' ')}\n${site}\n}`;
  await writeFile(join(dir, 'nginx.conf'), whole);
  const stop = await run(program, ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', 'stderr'], dir);
  const address = `http://127.0.0.1:${port}`;
  await until(() => answers(address), true, 'nginx answers');
  return { address, stop };
}
