import type { Client } from '../../client/create-client.ts';
import type { User } from '../../client/user.ts';
import { dispatch } from './admin.store.ts';

/** Who is logged in. Begins with what came with the page; what they change about themselves shows at once. */
export interface CurrentUser {
  readonly get: () => User;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches them anew. Messages about what was changed have been shown by then. */
  readonly fetch: () => Promise<void>;
}

export function createCurrentUser(initial: User, client: Pick<Client, 'user'>): CurrentUser {
  let user = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => user,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async fetch() {
      const result = await client.user.current();
      if (!result.ok) return;
      user = result.data;
      dispatch({ type: 'session-known', isAuthenticated: user.ID !== 0 });
      dispatch({ type: 'user-fetched' });
      for (const listener of listeners) listener();
    },
  };
}
