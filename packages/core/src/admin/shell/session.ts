import type { Result } from '../../client/result.ts';
import { createChannel } from '../ui/store/create-channel.ts';
import { createStore } from '../ui/store/create-store.ts';
import type { Store } from '../ui/store/create-store.ts';
import { unsaved } from '../state/unsaved.ts';

export type SessionState = 'running' | 'ended';

interface SessionOptions {
  /** Keeps the session alive. */
  readonly refresh: () => Promise<Result<unknown>>;
  /** Leaves for the login screen. Never called while words could be lost. */
  readonly leave: (reason: 'ended' | 'inactive') => void;
}

/** The session as the shell knows it. Where it ends while work is unsaved, it waits for a login in place. */
export interface Session extends Store<SessionState> {
  readonly ended: (reason?: 'ended' | 'inactive') => void;
  readonly resumed: () => void;
  /** Called after a login in place, so that what waited can be sent. */
  readonly onResume: (listener: () => void) => () => void;
  readonly refresh: () => Promise<void>;
}

export function createSession({ refresh, leave }: SessionOptions): Session {
  const store = createStore<SessionState>('running');
  const resumptions = createChannel();

  let isLeaving = false;

  const ended = (reason: 'ended' | 'inactive' = 'ended') => {
    // Told by the answer that was refused and by whoever asked: a second departure would break off the first.
    if (store.get() === 'ended' || isLeaving) return;
    if (unsaved.has()) store.set('ended');
    else {
      isLeaving = true;
      leave(reason);
    }
  };
  return {
    ...store,
    ended,
    resumed() {
      store.set('running');
      resumptions.tell();
    },
    onResume: resumptions.subscribe,
    async refresh() {
      const result = await refresh();
      // A server that cannot be reached is no lost session; the next call tells.
      if (!result.ok && result.status !== 0 && result.status < 500) ended();
    },
  };
}
