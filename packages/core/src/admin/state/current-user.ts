import type { Result } from '../../client/result.ts';
import type { BootUser } from '../../contract/boot.ts';
import { dispatch } from './admin.store.ts';
import { createStore } from '../ui/store/create-store.ts';
import type { Store } from '../ui/store/create-store.ts';

/** The user who is logged in. Begins with what came with the page; what they change about themselves shows at once. */
export interface CurrentUser extends Store<BootUser> {
  /** Fetches them anew. Messages about what was changed have been shown by then. */
  readonly fetch: () => Promise<void>;
}

export function createCurrentUser(initial: BootUser, load: () => Promise<Result<BootUser>>): CurrentUser {
  const store = createStore(initial);
  return {
    ...store,
    async fetch() {
      const result = await load();
      if (!result.ok) return;
      dispatch({ type: 'session-known', isAuthenticated: result.data.ID !== 0 });
      dispatch({ type: 'user-fetched' });
      store.set(result.data);
    },
  };
}
