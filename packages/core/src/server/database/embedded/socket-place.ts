import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo, ListenOptions } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const socketPort = 5432;
const longestSocketPath = 100;

/** Where the embedded database listens: a socket in a folder that only this user may enter, or loopback. */
export interface SocketPlace {
  readonly listen: ListenOptions;
  /** The address that a client connects to, once it listens. */
  readonly hostAndPort: (address: string | AddressInfo | null) => { readonly host: string; readonly port: number };
  readonly remove: () => void;
}

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
  if (folder.length + '/.s.PGSQL.5432'.length <= longestSocketPath) return folder;
  rmSync(folder, { recursive: true, force: true });
  return mkdtempSync('/tmp/lectern-');
}

/** A database that was killed could not remove its folder; the next one on the same data does. */
function removeLeftFolder(noteFile: string): void {
  let folder: string;
  try {
    folder = readFileSync(noteFile, 'utf8');
  } catch {
    return;
  }
  const isOurs = [tmpdir(), '/tmp'].includes(dirname(folder)) && /^lectern-[A-Za-z0-9]{6}$/.test(basename(folder));
  if (isOurs) rmSync(folder, { recursive: true, force: true });
}

/**
 * Chooses the place for this system, while the lock of the data folder is held.
 * `mkdtemp` makes the folder with mode 0700.
 */
export function makeSocketPlace(dataDir: string): SocketPlace {
  if (process.platform === 'win32') return onLoopback();
  const noteFile = join(dataDir, 'database.socket');
  removeLeftFolder(noteFile);
  const folder = makeSocketFolder();
  writeFileSync(noteFile, folder);
  return {
    listen: { path: join(folder, `.s.PGSQL.${socketPort}`) },
    hostAndPort: () => ({ host: folder, port: socketPort }),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
      rmSync(noteFile, { force: true });
    },
  };
}
