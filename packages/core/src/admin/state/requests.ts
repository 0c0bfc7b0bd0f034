import type { FieldError } from '../../contract/errors.ts';
import type { Result } from '../../client/result.ts';
import { createStore } from '../ui/store/create-store.ts';
import type { Store } from '../ui/store/create-store.ts';

/** A call as the admin follows it. */
export interface TrackedRequest {
  /** One more than that of the request before. */
  readonly id: number;
  /** Method and path: `POST /auth/login`. */
  readonly name: string;
  readonly isLoading: boolean;
  /** Undefined while it is loading. */
  readonly isSuccessful: boolean | undefined;
  readonly data: unknown;
  readonly errors: readonly FieldError[];
}

/** The latest requests, the oldest first. */
export interface RequestTracker extends Store<readonly TrackedRequest[]> {
  /** Runs a call and keeps how it went. */
  readonly track: <Data>(name: string, run: () => Promise<Result<Data>>) => Promise<Result<Data>>;
}

/** Follows every call. Keeps the latest ones, so that an admin left open for days does not hold all it ever loaded. */
export function createRequestTracker(kept = 20): RequestTracker {
  let lastID = 0;
  const store = createStore<readonly TrackedRequest[]>([]);
  const finish = (id: number, end: Partial<TrackedRequest>) =>
    store.set(store.get().map((request) => (request.id === id ? { ...request, isLoading: false, ...end } : request)));

  return {
    ...store,
    async track(name, run) {
      lastID += 1;
      const id = lastID;
      const started = { id, name, isLoading: true, isSuccessful: undefined, data: undefined, errors: [] };
      store.set([...store.get(), started].slice(-kept));
      try {
        const result = await run();
        finish(id, result.ok ? { isSuccessful: true, data: result.data } : { isSuccessful: false, errors: result.errors });
        return result;
      } catch (error) {
        // Only a caller that does not want the answer any more ends here.
        finish(id, { isSuccessful: false });
        throw error;
      }
    },
  };
}
