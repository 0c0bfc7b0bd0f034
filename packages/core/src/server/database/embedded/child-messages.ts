import type { ProcessIdentity } from './process-identity.ts';

/** The task that the child is started with, as JSON in its one argument. */
export interface ChildTask {
  readonly dataDir: string;
  readonly parent: ProcessIdentity;
}

/** The address of the embedded database. `host` is a folder on systems with Unix sockets. */
export interface EmbeddedConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password: string;
}

export type MessageToParent =
  | { readonly kind: 'ready'; readonly connection: EmbeddedConnection; readonly isNew: boolean }
  | { readonly kind: 'refused'; readonly cause: string; readonly fix: string }
  | { readonly kind: 'log'; readonly level: 'info' | 'warn' | 'error'; readonly text: string };

export interface MessageToChild {
  readonly kind: 'stop';
}
