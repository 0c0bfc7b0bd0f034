import type { ProcessIdentity } from './process-identity.ts';

/** What the child is started with, as JSON in its one argument. */
export type ChildTask = { dataDir: string; parent: ProcessIdentity };

/** How to reach the embedded database. `host` is a folder on systems with Unix sockets. */
export type EmbeddedConnection = { host: string; port: number; user: string; database: string; password: string };

export type MessageToParent =
  | { kind: 'ready'; connection: EmbeddedConnection; isNew: boolean }
  | { kind: 'refused'; cause: string; fix: string }
  | { kind: 'log'; level: 'info' | 'warn' | 'error'; text: string };

export type MessageToChild = { kind: 'stop' };
