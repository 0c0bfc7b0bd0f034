import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo, ListenOptions } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PORT = 5432;
const LONGEST_SOCKET_PATH = 100;

/** Where the embedded database listens: a socket in a folder that only this user may enter, or loopback. */
export type SocketPlace = {
  listen: ListenOptions;
  /** What a client connects to, once it listens. */
  hostAndPort: (address: string | AddressInfo | null) => { host: string; port: number };
  remove: () => void;
};

function onLoopback(): SocketPlace {
  return {
    listen: { host: '127.0.0.1', port: 0 },
    hostAndPort: (address) => {
      if (address === null || typeof address === 'string') throw new Error('The embedded database got no port.');
      return { host: '127.0.0.1', port: address.port };
    },
    remove: () => {},
  };
}

function makeSocketFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-'));
  if (folder.length + '/.s.PGSQL.5432'.length <= LONGEST_SOCKET_PATH) return folder;
  rmSync(folder, { recursive: true, force: true });
  return mkdtempSync('/tmp/lectern-');
}

/** Chooses the place for this system. `mkdtemp` makes the folder with mode 0700. */
export function makeSocketPlace(): SocketPlace {
  if (process.platform === 'win32') return onLoopback();
  const folder = makeSocketFolder();
  return {
    listen: { path: join(folder, `.s.PGSQL.${PORT}`) },
    hostAndPort: () => ({ host: folder, port: PORT }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
