import type { Client } from '../../client/create-client.ts';
import { unsaved } from './unsaved.ts';

export type SessionState = 'running' | 'ended';

interface SessionOptions {
  readonly client: Client;
  /** Leaves for the login screen. Never called while words could be lost. */
  readonly leave: (reason: 'ended' | 'inactive') => void;
}

/** The session as the shell knows it. Where it ends while work is unsaved, it waits for a login in place. */
export interface Session {
  readonly get: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly ended: (reason?: 'ended' | 'inactive') => void;
  readonly resumed: () => void;
  /** Called after a login in place, so that what waited can be sent. */
  readonly onResume: (listener: () => void) => () => void;
  readonly refresh: () => Promise<void>;
}

export function createSession({ client, leave }: SessionOptions): Session {
  let state: SessionState = 'running';
  const listeners = new Set<() => void>();
  const resumers = new Set<() => void>();

  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const ended = (reason: 'ended' | 'inactive' = 'ended') => {
    if (state === 'ended') return;
    if (unsaved.has()) set('ended');
    else leave(reason);
  };
  return {
    get: () => state,
    ended,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resumed() {
      set('running');
      for (const resume of resumers) resume();
    },
    onResume(listener) {
      resumers.add(listener);
      return () => resumers.delete(listener);
    },
    async refresh() {
      const result = await client.auth.refreshSession();
      // A server that cannot be reached is no lost session; the next call tells.
      if (!result.ok && result.status !== 0 && result.status < 500) ended();
    },
  };
}
