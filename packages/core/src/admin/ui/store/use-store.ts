import { useSyncExternalStore } from 'react';
import type { Store } from './create-store.ts';

/** The state of a store, as it is now. */
export const useStore = <State>({ subscribe, get, initial }: Store<State>): State =>
  useSyncExternalStore(subscribe, get, () => initial);

/** A part of the state of a store. `select` answers with something that is in it, not with something new. */
export const useStorePart = <State, Part>({ subscribe, get, initial }: Store<State>, select: (state: State) => Part): Part =>
  useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(initial),
  );
