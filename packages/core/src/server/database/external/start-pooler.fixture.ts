import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@lectern/testing';
import type { PgOptions } from './connection-options.ts';

/** A PgBouncer that gives each transaction a backend of its pool, in front of one PostgreSQL. */
export interface Pooler {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

export const hasPooler = (): boolean => spawnSync('pgbouncer', ['--version']).error === undefined;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const isListening = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
};

export async function startPooler({ host, port: target, user, password = '' }: PgOptions): Promise<Pooler> {
  const dir = mkdtempSync(join(tmpdir(), 'lectern-pooler-'));
  const port = await freePort();
  writeFileSync(join(dir, 'users'), `"${user}" "${password}"\n`);
  const settings = [
    '[databases]',
    `* = host=${host} port=${target}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'pool_mode = transaction',
    'auth_type = plain',
    `auth_file = ${join(dir, 'users')}`,
  ];
  writeFileSync(join(dir, 'settings'), `${settings.join('\n')}\n`);
  // It does not run as root, and then reads its files as somebody else.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(dir, 0o755);
    chmodSync(join(dir, 'users'), 0o644);
  }
  const child = spawn('pgbouncer', ['-q', ...(isRoot ? ['-u', 'nobody'] : []), join(dir, 'settings')], { stdio: 'ignore' });
  const closed = once(child, 'close');
  await until(() => isListening(port), true);
  return {
    port,
    async stop() {
      child.kill('SIGKILL');
      await closed;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
